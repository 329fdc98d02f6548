"""The harness and the report: run the suite against an engine, and say with evidence whether it conforms."""
