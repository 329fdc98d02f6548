"""What a run found: outcomes, the run as a value, the stream it is written as, and the report folded from it."""

from conformance_report.results.errors import ReportError
from conformance_report.results.known import Known, KnownEntry, load_known, parse_known
from conformance_report.results.outcome import CaseLevel, CaseResult, Counts, Outcome, ReasonCheck, count
from conformance_report.results.report import Report, encode_report, from_report, load_report, parse_report, to_report
from conformance_report.results.run import (
    Declared,
    DeclaredRules,
    EngineUnderTest,
    Footer,
    Header,
    RuleSetUnderTest,
    Run,
    Selection,
    Suite,
)
from conformance_report.results.stream import StreamWriter, decode_case, encode_case, read_stream
from conformance_report.results.verdict import Certificate, LevelCertificate, RuleSetCertificate, RuleState, Verdict

__all__ = [
    "CaseLevel",
    "CaseResult",
    "Certificate",
    "Counts",
    "Declared",
    "DeclaredRules",
    "EngineUnderTest",
    "Footer",
    "Header",
    "Known",
    "KnownEntry",
    "LevelCertificate",
    "Outcome",
    "ReasonCheck",
    "Report",
    "ReportError",
    "RuleSetCertificate",
    "RuleSetUnderTest",
    "RuleState",
    "Run",
    "Selection",
    "StreamWriter",
    "Suite",
    "Verdict",
    "count",
    "decode_case",
    "encode_case",
    "encode_report",
    "from_report",
    "load_known",
    "load_report",
    "parse_known",
    "parse_report",
    "read_stream",
    "to_report",
]
