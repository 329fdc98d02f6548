"""The commands of `gouji`, and what happens when one cannot be carried out."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from conformance_report.certify import EXIT_USAGE
from conformance_report.cli import adapter, certify, explain, judge, oracle, perft, rules, settle, show, simulate
from conformance_report.cli.common import Language, UsageError, errors, language_asked, reason
from conformance_report.engines.address import AddressError
from conformance_report.engines.oracle_service import version
from conformance_report.results.errors import ReportError
from conformance_report.suite import SuiteError
from oracle.catalogue import CatalogueError, UnknownRuleError
from oracle.rulesets import RuleSetError

_INTERRUPTED: Final = 130
_CLEAR: Final = (UsageError, AddressError, ReportError, RuleSetError, SuiteError, CatalogueError, UnknownRuleError)
_IN_BOTH: Final = (UsageError, RuleSetError, UnknownRuleError)
_TOLD_IN_CHINESE: Final = {
    UnknownCommandError: "没有这个命令",
    UnknownOptionError: "没有这个选项",
    MissingArgumentError: "少写了参数",
    UnusedCliTokensError: "多写了参数",
    RepeatArgumentError: "选项写了两次",
    CoercionError: "选项的值不对",
    ValidationError: "选项的值不对",
}

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
    words = sys.argv[1:] if arguments is None else list(arguments)
    language = language_asked(words)
    try:
        result = app(
            words,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        return _refused(error, language)
    except _CLEAR as error:
        said = error.text.in_language(language) if isinstance(error, _IN_BOTH) else str(error)
        errors().print(f"gouji: {said}", markup=False, soft_wrap=True)
        return EXIT_USAGE
    except KeyboardInterrupt:
        errors().print("gouji: interrupted.")
        return _INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        colon = "：" if language == "zh" else ": "
        where = "" if error.filename is None else f"{error.filename}{colon}"
        remedy = (
            "；请检查路径、权限和空间。" if language == "zh" else "; check the path, its permissions and the space."
        )
        errors().print(f"gouji: {where}{reason(error).in_language(language)}{remedy}", markup=False, soft_wrap=True)
        return EXIT_USAGE
    return result if isinstance(result, int) else 0


def _refused(error: CycloptsError, language: Language) -> int:
    """Say what is wrong with the command line itself; the exit code."""
    said, help_ = str(error), "gouji --help lists the commands; gouji COMMAND --help shows an example."
    if language == "zh":
        kind = next((words for of, words in _TOLD_IN_CHINESE.items() if isinstance(error, of)), "命令行看不懂")
        said, help_ = f"{kind}（{said}）", "gouji --help 列出全部命令；gouji 命令 --help 有示例。"
    errors().print(f"gouji: {said}", markup=False, soft_wrap=True)
    errors().print(help_, style="dim", soft_wrap=True)
    return EXIT_USAGE
