"""B88: no order of the cards is favoured, and nothing but the operating system's random numbers goes into a deal."""

from __future__ import annotations

import ast
import math
from collections import Counter
from pathlib import Path

import pytest

from bench.deals import CARDS, chi_square_tail, keys, measure, modulo, ours, run_shares
from rummy500.game.fair import commitment

SEED, DEALS = 88, 10_000
SOURCE = Path(__file__).parents[2] / "src" / "rummy500"
DEAL_CODE = ("game/deal.py", "game/fair.py", "app/dealing.py", "app/wishes.py", "app/table.py")


def test_ten_thousand_deals_favour_nothing() -> None:
    answers, _ = measure(ours, keys(DEALS, SEED))
    assert {question: answer.p for question, answer in answers.items() if answer.p < 1e-6} == {}


def test_a_shuffle_without_rejection_is_found_out() -> None:
    answers, _ = measure(modulo, keys(DEALS, SEED))
    assert answers["place"].p < 1e-6


@pytest.mark.parametrize(
    ("chi2", "df", "p"), [(3.841459, 1, 0.05), (124.342113, 100, 0.05), (10.0, 1, 0.001565402), (67.98, 100, 0.994)]
)
def test_the_tail_of_chi_square_is_that_of_the_tables(chi2: float, df: int, p: float) -> None:
    assert chi_square_tail(chi2, df) == pytest.approx(p, abs=1e-4, rel=1e-3)


def test_the_shares_of_followers_are_those_of_all_orders() -> None:
    shares = run_shares()
    assert sum(shares) == pytest.approx(1)
    assert sum(k * share for k, share in enumerate(shares[:6])) == pytest.approx((CARDS - 1) / CARDS, abs=0.01)
    assert shares[0] == pytest.approx(math.exp(-1) * (1 + 1 / CARDS), rel=1e-9)


def test_no_deal_code_imports_a_generator_that_can_be_guessed() -> None:
    for name in DEAL_CODE:
        tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
        imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not imported & {"random", "numpy.random", "time", "datetime", "uuid"}, name


def test_secrets_are_never_the_same() -> None:
    from rummy500.app.dealing import new_secret

    drawn = [bytes.fromhex(new_secret()) for _ in range(1000)]
    assert len(set(drawn)) == 1000 and {len(secret) for secret in drawn} == {32}
    bits = Counter(bit for secret in drawn for bit in f"{int.from_bytes(secret, 'big'):0256b}")
    # 256,000 bits: ten standard deviations are 2,530.
    assert abs(bits["1"] - 128_000) < 2_530


def test_the_commitment_depends_on_the_secret_alone() -> None:
    """Of all that is random in a deal: table and round are known to everybody."""
    assert commitment("t", 1, bytes(32)) == commitment("t", 1, bytes(32))
    secrets = [bytes([n]) * 32 for n in range(256)]
    assert len({commitment("t", 1, secret) for secret in secrets}) == 256
    assert len({commitment(table, round, bytes(32)) for table in "ab" for round in (1, 11, 111)}) == 6
