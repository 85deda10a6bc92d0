from __future__ import annotations

import json

import msgspec
import pytest

from karuta.errors import BadInput
from karuta.print.order import CHOICES, USES, Order, decode, in_vain, order_of
from karuta.words import languages, say


def test_what_is_left_out_is_as_usual() -> None:
    assert decode("{}") == Order()
    assert decode(b'{"kind": "yomifuda", "marks": true}') == Order(kind="yomifuda", marks=True)


@pytest.mark.parametrize("field", CHOICES)
def test_every_choice_can_be_made(field: str) -> None:
    for choice in CHOICES[field]:
        assert getattr(order_of({field: choice}), field) == choice


def test_only_what_no_kind_has_a_use_for_is_asked_in_vain() -> None:
    other = {"poems": "pink", "font": "clear", "hints": "romaji", "marks": True, "backs": "duplex"}
    for kind in CHOICES["kind"]:
        for field, value in other.items():
            assert in_vain({field: value}, [kind]) == (None if kind in USES[field] else field)
            assert in_vain({field: getattr(Order(), field)}, [kind]) is None
    assert in_vain(other, ["torifuda", "yomifuda"]) is None


def test_an_order_is_the_same_after_a_journey_as_json() -> None:
    order = Order(kind="hanafuda", size="33x54", backs="duplex", crop=False)
    assert decode(msgspec.json.encode(order)) == order


@pytest.mark.parametrize(
    ("fields", "key", "quoted"),
    [
        ({"paper": "b5"}, "error-print-choice", "a4, letter"),
        ({"colour": "red"}, "error-print-choice", "kind, size, paper"),
        ({"marks": "yes"}, "error-print-choice", "true, false"),
        ({"crop": 1}, "error-print-choice", "true, false"),
        ({"size": 52}, "error-print-choice", "text"),
        ({"kind": ["torifuda"]}, "error-print-choice", "torifuda, yomifuda"),
        ({"poems": "1," * 600}, "error-print-choice", "1000"),
    ],
)
def test_a_wrong_field_is_quoted_with_what_would_be_right(fields: dict[str, object], key: str, quoted: str) -> None:
    with pytest.raises(BadInput) as refused:
        decode(json.dumps(fields))
    assert refused.value.key == key
    assert quoted in str(refused.value)
    for language in languages():
        assert quoted in say(language, key, **refused.value.facts)


@pytest.mark.parametrize("text", ["", "[]", "3", '"torifuda"', "{", b"\xff\xfe", "null"])
def test_what_is_no_json_object(text: str | bytes) -> None:
    with pytest.raises(BadInput) as refused:
        decode(text)
    assert refused.value.key == "error-print-json"


@pytest.mark.parametrize(
    ("order", "size"),
    [
        (Order(), "52x73"),
        (Order(look="large"), "88x124"),
        (Order(kind="hanafuda", look="large"), "33x54"),
        (Order(kind="rims"), "62x83"),
        (Order(kind="backs", size="52x76"), "52x76"),
    ],
)
def test_each_kind_has_its_usual_size(order: Order, size: str) -> None:
    assert str(order.card) == size
