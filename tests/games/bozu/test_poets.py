"""The classes of rules 5.5, held against the names that the poets bear."""

from __future__ import annotations

from karuta.games.bozu.match import kind_of
from karuta.games.bozu.poets import BOZU, EMPERORS, HIME, SEMIMARU
from karuta.games.bozu.rules import rules_of
from karuta.poems.anthology import poem
from karuta.poems.kimariji import ALL

REIGNED = ("天皇", "陽成院", "三条院", "崇徳院", "後鳥羽院", "順徳院")


def test_the_classes_are_of_the_size_that_the_rules_name() -> None:
    assert (len(HIME), len(BOZU), len(EMPERORS)) == (21, 12, 8)
    assert not HIME & BOZU
    assert not EMPERORS & BOZU
    assert {2} == EMPERORS & HIME


def test_monks_bear_a_monk_s_title_and_semimaru_none() -> None:
    titled = {number for number in ALL if any(title in poem(number).author.kanji for title in ("法師", "僧正"))}
    assert titled == BOZU
    assert poem(SEMIMARU).author.kanji == "蝉丸"


def test_emperors_bear_theirs() -> None:
    assert {number for number in ALL if poem(number).author.kanji.endswith(REIGNED)} == EMPERORS


def test_all_others_are_gentlemen_and_semimaru_what_the_option_makes_of_him() -> None:
    kinds = {text: [kind_of(card, rules_of(text)) for card in sorted(ALL)] for text in ("", "semimaru=bozu")}
    assert kinds[""].count("tono") == 67
    assert kinds["semimaru=bozu"].count("tono") == 66
    assert kinds["semimaru=bozu"].count("bozu") == 13
    assert kind_of(SEMIMARU, rules_of("semimaru=drawer_takes_all")) == "semimaru"
