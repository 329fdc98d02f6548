"""The catalogue: every rule with its id, its words, and its standing in each of the four documents."""

from oracle.catalogue.book import Catalogue, CatalogueError, UnknownRuleError, documents, load_catalogue, rule, rules
from oracle.catalogue.marks import enforced, enforces
from oracle.catalogue.model import Citation, Document, Level, Rule, Standing, Text, weakest

__all__ = [
    "Catalogue",
    "CatalogueError",
    "Citation",
    "Document",
    "Level",
    "Rule",
    "Standing",
    "Text",
    "UnknownRuleError",
    "documents",
    "enforced",
    "enforces",
    "load_catalogue",
    "rule",
    "rules",
    "weakest",
]
