"""What this implementation and the client's are both tested by: sheets with their states, values, cards and CSV.

``python -m tests.sheet.making`` writes the files anew.
"""

import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from rummy500.sheet.csv_text import CsvError, neutral, read_csv, write_csv
from rummy500.sheet.errors import SheetError
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import Entry, Value, in_order, rules_of
from rummy500.sheet.points import entry_points, typed_points
from rummy500.sheet.writer import Writer, last_step, last_undone
from tests.sheet.scenes import ANN, SCENES, cards

HERE: Final = Path(__file__).parent
VECTORS: Final = HERE / "vectors"


def vector(writer: Writer) -> dict[str, Any]:
    """The operations in an order that is not theirs, and what they make."""
    operations = in_order(writer.operations.values())
    shuffled = random.Random(len(operations)).sample(operations, len(operations))
    authors = sorted({op.id.partition(".")[0] for op in operations})
    return {
        "operations": msgspec.to_builtins(shuffled),
        "state": msgspec.to_builtins(fold(operations)),
        "undo": [
            {"authors": who, "last_step": last_step(operations, who), "last_undone": last_undone(operations, who)}
            for who in [None, *([author] for author in authors)]
        ],
    }


TYPED: Final = [
    *(
        [
            "0",
            "25",
            "-45",
            "60-35",
            "60+20-35",
            "+20",
            "100000",
            "-100000",
            "100001",
            "-100001",
            "99999+2",
            "100001-2",
            "007",
            "−45",
            "–45",
            "﹣45",
            "－45",
        ]
    ),
    *(
        [
            "‐45",
            "—45",
            "＋45",
            "-−5",
            "5-",
            "-",
            "+",
            "1.5",
            "1,5",
            "1e3",
            "0x10",
            "x",
            "٣",
            "²",
            "5五",
            "--5",
            "+-5",
            "12345678901234567890-12345678901234567889",
        ]
    ),
    *("", " ", "- 35", " 60 - 35 ", "60 35", "1 000", "\u00a060\u00a0−\u00a035", "5\n", "5\t", "=5", "60 -"),
]

COUNTED: Final[Sequence[tuple[str, dict[str, str], Value, bool, bool, bool]]] = (
    ("sheet", {}, cards(laid="KS QH 10D KH QD JC", caught="AS KD KC"), False, False, True),
    ("sheet", {}, cards(caught="JK AS 9D"), False, False, True),
    ("sheet", {}, cards(laid="2S 9S AS", laid_low="AH"), False, False, True),
    ("sheet", {"ace": "both"}, cards(laid_low="AH", laid="2H 3H AS"), False, False, True),
    ("sheet", {"going_out_bonus": "50"}, cards(laid="7S 8S 9S"), True, False, True),
    ("first_turn", {"going_out_bonus": "10"}, cards(laid="7S 8S 9S"), True, True, True),
    ("standard", {"stock_out_penalty": "off"}, cards(laid="7S 8S 9S", caught="KS"), False, False, False),
    ("standard", {"stock_out_penalty": "off"}, cards(laid="7S 8S 9S", caught="KS"), False, False, True),
    ("standard", {"queen_of_spades": "40"}, cards(laid="QS QH QD", caught="QS"), False, False, True),
    ("pagat", {"joker_melded": "replaced"}, cards(laid="5H 6H JK=7H", caught="JK"), False, False, True),
    ("pagat", {}, cards(laid="5H 6H JK=7H", laid_low="JK=AS"), False, False, True),
    ("pagat", {"joker_melded": "replaced"}, cards(laid_low="JK=AS 2S"), False, False, True),
    ("persian", {}, cards(laid_double="KS KH KD KC", laid="JK JK JK"), False, False, True),
    ("standard", {}, cards(laid_double="KS KH KD KC"), False, False, True),
    ("classic", {}, cards(laid_low="AS"), False, False, True),
)


def typed_vector() -> list[dict[str, Any]]:
    """What people type, and what is read."""
    return [_told(text) for text in TYPED]


def _told(text: str) -> dict[str, Any]:
    try:
        return {"typed": text, "points": typed_points(text)}
    except SheetError as error:
        return {"typed": text, "error": error.code}


def counted_vector() -> list[dict[str, Any]]:
    """Cells of cards under rules, and their points."""
    lines = []
    for preset, changes, value, out, stood, somebody_out in COUNTED:
        entry = Entry(id="aaaaaaaa.1", at=1, round="r", player=ANN, value=value, out=out, stood=stood)
        points, _ = entry_points(entry, rules_of(preset, changes), somebody_out=somebody_out)
        told = {"preset": preset, "changes": changes, "value": msgspec.to_builtins(value), "out": out, "stood": stood}
        lines.append({**told, "somebody_out": somebody_out, "points": points})
    return lines


READ: Final = (
    '"Match","Round","Dealer","Ann","Bob"\r\n"1","1","Bob","25","-45"\r\n"2","1","Ann","","7"\r\n',
    "\ufeffPartie;Runde;Geber;Ann;Bob\r\n1;1;Bob;60-35;−45\r\n",
    "sep=;\r\nRound; Ann; Bob;;\r\n1;60-35; -45;;\r\n;;\r\n2;+20;;;\r\n",
    "Ann\tBob\n1\t2\n",
    "Ann,Dealer\r1,2\r",
    'Match,Round,Dealer,Ann,Bob\n1,1,Ann,1.33,2\n1,2,Eve,3\n2,x,Ann,3,4\n1,1,Bob,"1\n0",7\n\nx,1,Ann,"12 000",1\n',
    "Ann,Ann\n",
    "\n\n\n",
    "a,b,c,d,e,f,g,h,i\n",
    "Round,Dealer,Ann\n1,Eve,5\n",
    'Ann,Bob\n1,x\n"1,2\n3,4',
    '"Ann","\'=1+1","\'+A1","\'-2","\'@x","\'\tx","\'t Hart"\n',
    "Match,Round,Dealer,Ann\n3,1,,5\n3,2,,6\n7,1,,7\n",
)
NAMES_IN_CSV: Final = ("Ann", "=1+1", "+A1", "-2", "@x", "\tx", "\rx", "＝1", "'=1", "''-2", "'t Hart", "'", "")


def csv_vector() -> dict[str, Any]:
    """Sheets as CSV, and CSV as tables or faults."""
    written = []
    for name in ("whole_match", "corrections", "two_editors", "empty", "leaving"):
        operations = in_order(SCENES[name]().operations.values())
        for separator, bom, language in ((",", False, "en"), (";", True, "de")):
            raw = write_csv(fold(operations), separator=separator, bom=bom, language=language)
            told = {"scene": name, "separator": separator, "bom": bom, "language": language}
            written.append({**told, "text": raw.decode()})
    return {
        "written": written,
        "read": [_read(text) for text in READ],
        "neutral": [[n, neutral(n)] for n in NAMES_IN_CSV],
    }


def _read(text: str) -> dict[str, Any]:
    try:
        return {"text": text, "table": msgspec.to_builtins(read_csv(text.encode()))}
    except CsvError as error:
        return {"text": text, "faults": [[fault.code, fault.line] for fault in error.faults]}


def files() -> Iterable[tuple[str, object]]:
    """Every file of vectors with what stands in it."""
    yield from ((f"vectors/{name}.json", vector(scene())) for name, scene in SCENES.items())
    yield "vectors/typed_values.json", typed_vector()
    yield "vectors/counted_cards.json", counted_vector()
    yield "csv_vectors.json", csv_vector()


def text(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace('},{"', '},\n{"') + "\n"


if __name__ == "__main__":
    for name, content in files():
        (HERE / name).write_text(text(content), encoding="utf-8")
