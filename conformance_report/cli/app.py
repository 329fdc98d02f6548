"""The commands of `gouji`, and what happens when one cannot be carried out."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from conformance_report.certify import EXIT_USAGE
from conformance_report.cli import adapter, certify, explain, judge, oracle, perft, rules, settle, show, simulate
from conformance_report.cli.common import UsageError, errors
from conformance_report.engines.address import AddressError
from conformance_report.engines.oracle_service import version
from conformance_report.results.errors import ReportError
from conformance_report.suite import SuiteError
from oracle.catalogue import CatalogueError, UnknownRuleError
from oracle.rulesets import RuleSetError

_INTERRUPTED: Final = 130
_CLEAR: Final = (UsageError, AddressError, ReportError, RuleSetError, SuiteError, CatalogueError, UnknownRuleError)

app = App(
    name="gouji",
    help="The rules of Gouji (够级): certify an engine, ask the reference, read the rules.",
    help_epilogue='Example: gouji certify --engine "node my-engine.js" --rules biesan --level cards',
    version=version,
    help_format="plaintext",
    default_parameter=Parameter(negative_iterable=()),
)
app.command(certify.certify, help_epilogue=certify.EXAMPLES)
app.command(oracle.oracle, help_epilogue=oracle.EXAMPLES)
app.command(adapter.app)
app.command(judge.judge, help_epilogue=judge.EXAMPLES)
app.command(settle.settle, help_epilogue=settle.EXAMPLES)
app.command(rules.rules_command, name="rules", help_epilogue=rules.EXAMPLES)
app.command(show.show, help_epilogue=show.EXAMPLES)
app.command(explain.explain, help_epilogue=explain.EXAMPLES)
app.command(simulate.simulate, help_epilogue=simulate.EXAMPLES)
app.command(perft.perft, help_epilogue=perft.EXAMPLES)
app.register_install_completion_command(name="completion", add_to_startup=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code. Whatever goes wrong is one clear line on stderr."""
    try:
        result = app(
            sys.argv[1:] if arguments is None else list(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        errors().print(f"gouji: {error}", markup=False)
        errors().print("gouji --help lists the commands; gouji COMMAND --help shows an example.", style="dim")
        return EXIT_USAGE
    except _CLEAR as error:
        errors().print(f"gouji: {error}", markup=False, soft_wrap=True)
        return EXIT_USAGE
    except KeyboardInterrupt:
        errors().print("gouji: interrupted.")
        return _INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0
