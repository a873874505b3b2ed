"""The score sheet for a table with real cards: operations that merge, what they add up to, and its files."""

from rummy500.sheet.csv_text import CsvError, csv_operations, read_csv, write_csv
from rummy500.sheet.errors import SheetError
from rummy500.sheet.file import SheetFile, read_sheet, write_sheet
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import CountedCards, Operation, Value, merged, read_operation
from rummy500.sheet.picture import draw_sheet
from rummy500.sheet.points import card_points, typed_points
from rummy500.sheet.state import Sheet
from rummy500.sheet.writer import Writer

__all__ = [
    "CountedCards",
    "CsvError",
    "Operation",
    "Sheet",
    "SheetError",
    "SheetFile",
    "Value",
    "Writer",
    "card_points",
    "csv_operations",
    "draw_sheet",
    "fold",
    "merged",
    "read_csv",
    "read_operation",
    "read_sheet",
    "typed_points",
    "write_csv",
    "write_sheet",
]
