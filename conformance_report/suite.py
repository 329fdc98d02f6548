"""The suite as values: every case of the features, compiled by gherkin-official, with its permanent id."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from oracle.catalogue import Level, Rule, Standing, rules, weakest
from oracle.rulesets import Position, check_value, positions

SUITE_NAME: Final = "gouji-conformance"

_RULE_TAG: Final = re.compile(r"@([A-Z]{3,7}-\d{3})")
_ID_TAG: Final = re.compile(r"@id:([a-z0-9]+(?:-[a-z0-9]+)*)")
_POLICY_TAG: Final = re.compile(r"@([a-z_]+)=([a-z0-9-]+)")
_READING_TAGS: Final = {"@assumed": Standing.ASSUMED, "@disputed": Standing.DISPUTED}
_UNTOLD_COLUMNS: Final = ("note", "rule", "case")
_STANDING_OF_POLICY: Final = {"none": Standing.STATED}


class SuiteError(Exception):
    """A feature is not in order; the message names file, line and remedy."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case: its permanent id, the rules and policies it is tagged with, and where it stands."""

    id: str
    rules: tuple[str, ...]
    level: Level
    name: str
    feature: str
    line: int
    scenario_line: int
    policies: Mapping[str, str | int]
    steps: tuple[str, ...]
    reading: Standing = Standing.STATED
    """Assumed or disputed where the case rests on a reading of its rule that the rule itself does not decide."""

    @property
    def rule(self) -> str:
        """The rule that the case is about."""
        return self.rules[0]

    def applies(self, values: Mapping[str, str | int]) -> bool:
        """Whether every policy tag of the case holds in a rule set with these values."""
        return all(values[key] == value for key, value in self.policies.items())


def suite_root() -> Path:
    """The folder that holds features/ and scenarios/: inside the installed package, or the checkout."""
    package = Path(__file__).resolve().parent
    shipped = package / "_suite"
    return shipped if shipped.is_dir() else package.parent


@lru_cache(maxsize=4)
def load_suite(root: Path) -> tuple[Case, ...]:
    """Every case under root/features, by file and line. Raises SuiteError for a feature that is not in order."""
    features = root / "features"
    cases = tuple(case for path in sorted(features.rglob("*.feature")) for case in _cases(path, features))
    seen: dict[str, Case] = {}
    for case in cases:
        if case.id in seen:
            first = seen[case.id]
            raise SuiteError(
                f"{case.feature}:{case.line}: the id {case.id} stands at {first.feature}:{first.line} already; "
                "give one of the rows a `case` column, or one of the scenarios another @id: tag."
            )
        seen[case.id] = case
    return cases


@lru_cache(maxsize=4)
def suite_hash(root: Path) -> str:
    """A hash over all features, by which two reports tell whether they ran the same suite."""
    digest = hashlib.sha256()
    for path in sorted((root / "features").rglob("*.feature")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return "sha256:" + digest.hexdigest()


def standing_of(case: Case, base: str, departures: Mapping[str, str | int], claimed: Iterable[str] = ()) -> Standing:
    """The standing of a case under a rule set: the weakest of its rules, its policies and its own reading.

    A policy that departs from the base, or that the author claims, is the author's own word: it counts as stated.
    A rule to which the document answers otherwise, by a policy that the case is tagged with, stands as that policy does.
    """
    own_word = frozenset(departures) | frozenset(claimed)
    stands = positions(base)
    of_rules = [
        Standing.STATED if answered_otherwise(case, rule_id, base) else _rule_standing(rules()[rule_id], base, own_word)
        for rule_id in case.rules
    ]
    of_policies = [_policy_standing(stands[key]) for key in case.policies if key not in own_word]
    return weakest([case.reading, *of_rules, *of_policies])


def answered_otherwise(case: Case, rule_id: str, base: str) -> bool:
    """Whether a document lacks a rule because of a policy of the case: one by which no document has the rule."""
    rule = rules()[rule_id]
    if rule.citations[base].standing is not Standing.ABSENT:
        return False
    return any(
        value not in _values_where_carried(rule, key) for key, value in case.policies.items() if key in rule.policies
    )


def _values_where_carried(rule: Rule, key: str) -> set[str | int]:
    """The values that a policy has in the documents that carry a rule."""
    return {
        positions(base)[key].value
        for base, citation in rule.citations.items()
        if citation.standing is not Standing.ABSENT
    }


def _rule_standing(rule: Rule, base: str, own_word: frozenset[str]) -> Standing:
    standing = rule.citations[base].standing
    if not own_word.isdisjoint(rule.policies) and standing is not Standing.IMPLIED:
        return Standing.STATED
    return standing


def _policy_standing(position: Position) -> Standing:
    return _STANDING_OF_POLICY.get(position.standing) or Standing(position.standing)


@lru_cache(maxsize=512)
def parsed(text: str) -> dict[str, Any]:
    """The text of a feature as gherkin-official parses it, once for all who read it; it is not to be changed."""
    return dict(Parser().parse(text))


def _cases(path: Path, features: Path) -> Iterator[Case]:
    name = path.relative_to(features).as_posix()
    try:
        document: Any = {**parsed(path.read_text("utf-8")), "uri": name}
    except ParserError as error:
        raise SuiteError(f"{name}: not Gherkin: {error}") from None
    nodes = {node["id"]: node for node in _nodes(document["feature"])}
    _check_names(name, nodes.values())
    for pickle in Compiler().compile(document):
        yield _case(name, pickle, nodes)


def _nodes(node: Any) -> Iterator[Any]:
    """Every scenario, examples block and table row below a node of the document, each with what encloses it."""
    for child in node["children"]:
        if "rule" in child:
            yield from _nodes(child["rule"])
        elif "scenario" in child:
            scenario = child["scenario"]
            yield scenario
            for examples in scenario["examples"]:
                header = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", [])]
                tags = [tag["name"] for tag in examples["tags"]]
                for row in examples["tableBody"]:
                    cells = dict(zip(header, (cell["value"] for cell in row["cells"]), strict=True))
                    yield {"id": row["id"], "location": row["location"], "cells": cells, "tags": tags}


def _check_names(name: str, nodes: Iterable[Any]) -> None:
    """Two scenarios of one name in a file would silently become one test."""
    seen: dict[str, int] = {}
    for node in nodes:
        if "keyword" not in node:
            continue
        line = node["location"]["line"]
        if node["name"] in seen:
            raise SuiteError(f"{name}:{line}: the scenario {node['name']!r} stands at line {seen[node['name']]} too.")
        seen[node["name"]] = line


def _case(feature: str, pickle: Any, nodes: Mapping[str, Any]) -> Case:
    scenario = nodes[pickle["astNodeIds"][0]]
    row = nodes[pickle["astNodeIds"][1]] if len(pickle["astNodeIds"]) > 1 else None
    line = (row or scenario)["location"]["line"]
    where = f"{feature}:{line}"
    tags = [tag["name"] for tag in pickle["tags"]]
    _check_tags(tags, where)
    tagged = [found[1] for tag in tags if (found := _RULE_TAG.fullmatch(tag))]
    if row is not None and row["cells"].get("rule"):
        tagged.insert(0, row["cells"]["rule"])
    rule_ids = tuple(dict.fromkeys(tagged))
    if not rule_ids:
        raise SuiteError(f"{where}: no rule; tag the Rule with its id, or give the row a `rule` column.")
    for rule_id in rule_ids:
        if rule_id not in rules():
            raise SuiteError(f"{where}: there is no rule {rule_id}.")
    slugs = [found[1] for tag in tags if (found := _ID_TAG.fullmatch(tag))]
    if len(slugs) != 1:
        raise SuiteError(f"{where}: the scenario needs exactly one tag such as @id:equal-rank.")
    return Case(
        id="/".join([rule_ids[0], slugs[0], *([] if row is None else [_row_key(row)])]),
        rules=rule_ids,
        level=rules()[rule_ids[0]].level,
        name=pickle["name"],
        feature=feature,
        line=line,
        scenario_line=scenario["location"]["line"],
        policies=_policies(tags, where),
        steps=tuple(_step(step, scenario) for step in pickle["steps"]),
        reading=_reading(tags, where),
    )


def _check_tags(tags: Iterable[str], where: str) -> None:
    """A tag that means nothing is a slip of the pen."""
    for tag in tags:
        known = any(kind.fullmatch(tag) for kind in (_RULE_TAG, _ID_TAG, _POLICY_TAG)) or tag in _READING_TAGS
        if not known and not tag.startswith("@id:"):
            raise SuiteError(
                f"{where}: the tag {tag} means nothing; a tag is a rule, @id:…, a policy such as @calls=xuan, "
                "@assumed or @disputed."
            )


def _reading(tags: Iterable[str], where: str) -> Standing:
    found = {_READING_TAGS[tag] for tag in tags if tag in _READING_TAGS}
    if len(found) > 1:
        raise SuiteError(f"{where}: tagged @assumed and @disputed; a case is one of the two.")
    return found.pop() if found else Standing.STATED


def _policies(tags: Iterable[str], where: str) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for tag in tags:
        match = _POLICY_TAG.fullmatch(tag)
        if match is None:
            continue
        key, value = match[1], check_value(match[1], match[2])
        if found.setdefault(key, value) != value:
            raise SuiteError(f"{where}: {key} is tagged with two values; a case can have one.")
    return found


def _row_key(row: Mapping[str, Any]) -> str:
    cells = row["cells"]
    if cells.get("case"):
        key = cells["case"]
    else:
        key = "-".join(_slug(cell) for column, cell in cells.items() if column not in _UNTOLD_COLUMNS)
    values = [match[2] for tag in row["tags"] if (match := _POLICY_TAG.fullmatch(tag))]
    return "@".join([key, *values])


def _slug(cell: str) -> str:
    return re.sub(r"[^A-Za-z0-9.]+", "_", cell).strip("_") or "none"


def _step(step: Any, scenario: Any) -> str:
    keywords = {one["id"]: one["keyword"].strip() for one in scenario["steps"]}
    keyword = next((keywords[node] for node in step["astNodeIds"] if node in keywords), "Given")
    lines = [f"{keyword} {step['text']}"]
    table = step.get("argument", {}).get("dataTable")
    if table:
        lines += ["  | " + " | ".join(cell["value"] for cell in row["cells"]) + " |" for row in table["rows"]]
    return "\n".join(lines)
