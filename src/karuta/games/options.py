"""Options of a game as data: the rule editor, `--rules`, the header of a record and the rule sheet are made from it.

An option's words are the catalogue entries `<words>-<name>` for its label, `<words>-<name>-<value>` for a value that
has a name (all values of a choice, `on` and `off`, the named numbers), and `<words>-group-<group>` for its group;
`words` is `option` unless a game's options have their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import fields

from karuta.errors import BadInput

R = TypeVar("R")
Value: TypeAlias = str | int | bool
"""As stored in a game's `Rules`: the choice, the number or the switch."""


_SWITCH = {True: "on", False: "off"}
_LONGEST = 60
"""Of what is given; no option has a name or a value so long, and a refusal quotes no more of it."""


class Option(Struct, frozen=True):
    """One option: `choice` takes one of `choices`; `number` a whole number from `least` to `most`, or one of the
    `named` numbers by its name; `switch` takes `on` or `off`. `choices` of a number are those worth offering.
    `on_word`: it says what a referee's word does, and so matters only where people sit at a real mat. `fast`: the
    game's compiled engine takes it as a parameter, because it changes play or score."""

    name: str
    group: str
    kind: Literal["choice", "number", "switch"]
    default: Value
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    named: tuple[tuple[str, int], ...] = ()
    on_word: bool = False
    words: str = "option"
    fast: bool = False

    @property
    def label_key(self) -> str:
        """Catalogue entry of the label."""
        return f"{self.words}-{self.name}"

    @property
    def value_keys(self) -> tuple[str, ...]:
        """Catalogue entries of the values that have a name."""
        words = {"choice": self.choices, "switch": ("on", "off"), "number": tuple(name for name, _ in self.named)}
        return tuple(f"{self.words}-{self.name}-{word}" for word in words[self.kind])

    @property
    def allowed(self) -> str:
        """What may be said for this option, in the words of `--rules`."""
        if self.kind == "number":
            return ", ".join(filter(None, (self.names, f"a whole number from {self.least} to {self.most}")))
        return self.names

    @property
    def names(self) -> str:
        """The words among them: all values of a choice or a switch, the named numbers."""
        if self.kind == "number":
            return ", ".join(name for name, _ in self.named)
        return ", ".join(self.choices or ("on", "off"))

    def show(self, value: Value) -> str:
        """`value` in the words of `--rules`; `read` takes it back.

        >>> Option("rows", "mat", "number", 0, least=1, most=3, named=(("all", 0),)).show(0)
        'all'
        """
        if self.kind == "switch":
            return _SWITCH[bool(value)]
        return next((name for name, number in self.named if number == value), str(value))

    def read(self, given: object) -> Value:
        """The value that `given` means: a word of `allowed`, or a value as stored. `BadInput` says what would do."""
        word = _SWITCH[given] if isinstance(given, bool) else str(given).strip()[:_LONGEST]
        if self.kind == "choice" and word in self.choices:
            return word
        if self.kind == "switch" and word in ("on", "off"):
            return word == "on"
        if self.kind == "number" and (number := self._number(word)) is not None:
            return number
        raise BadInput(
            f"{self.name}={word}: {self.name} takes {self.allowed}",
            key="error-kyogi-option-value",
            option=self.name,
            given=word,
            kind="choice" if self.kind != "number" else "named" if self.named else "number",
            allowed=self.names,
            least=self.least or 0,
            most=self.most or 0,
        )

    def _number(self, word: str) -> int | None:
        for name, number in self.named:
            if word in (name, str(number)):
                return number
        if not word.isascii() or not word.isdigit():
            return None
        number = int(word)
        return number if (self.least or 0) <= number <= (self.most or number) else None


class Options(Sequence[Option]):
    """All options of one game, in the order in which people see them."""

    def __init__(self, *options: Option) -> None:
        self._all = options
        self._by_name = {option.name: option for option in options}

    def __getitem__(self, index: Any) -> Any:
        return self._all[index]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._all)

    def named(self, name: str) -> Option:
        """The option of that name; `BadInput` names all there are."""
        option = self._by_name.get(name)
        if option is None:
            names = ", ".join(self._by_name)
            raise BadInput(
                f"{name[:_LONGEST]!r} is no option of this game; there are {names}",
                key="error-kyogi-option-name",
                given=name[:_LONGEST],
                allowed=names,
            )
        return option

    def read(self, given: Mapping[str, object]) -> dict[str, Value]:
        """The values that `given` names, checked one by one; defaults are not filled in."""
        return {name: self.named(name).read(value) for name, value in given.items()}

    def parse(self, text: str) -> dict[str, Value]:
        """The same from the text of `--rules`: `a=b,c=d`, blanks allowed; an empty text is no difference."""
        given: dict[str, str] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, equals, word = (piece.strip() for piece in part.partition("="))
            if not equals:
                raise BadInput(
                    f"{part[:_LONGEST]!r}: say option=value, several with commas between",
                    key="error-kyogi-option-text",
                    given=part[:_LONGEST],
                )
            if name in given:
                raise BadInput(f"{name!r} is given twice: say it once", key="error-kyogi-option-twice", given=name)
            given[name] = word
        return self.read(given)

    def differing(self, rules: object) -> dict[str, str]:
        """What in `rules` differs from the default, by option, in the words of `--rules`."""
        return {
            option.name: option.show(getattr(rules, option.name))
            for option in self
            if getattr(rules, option.name) != option.default
        }

    def shown(self, rules: object) -> dict[str, str]:
        """Every option in force, in the words of `--rules`: the rule sheet of a match."""
        return {option.name: option.show(getattr(rules, option.name)) for option in self}

    def text(self, rules: object) -> str:
        """The differences as one line that `parse` takes back; empty for the default rules."""
        return ",".join(f"{name}={word}" for name, word in self.differing(rules).items())


class Fields:
    """Makes the options of a game from the fields of its `Rules`: the default of each, and the values of a choice, are
    those of the field."""

    def __init__(self, rules: type[Struct], words: str = "option", *, fast: bool = False) -> None:
        self._fields = {field.name: field for field in fields(rules)}
        self._words = words
        self._fast = fast

    def choice(self, name: str, group: str, *, on_word: bool = False, fast: bool | None = None) -> Option:
        """A field with a `Literal` of words."""
        return self._made(name, group, "choice", get_args(self._fields[name].type), on_word=on_word, fast=fast)

    def number(
        self,
        name: str,
        group: str,
        least: int,
        most: int,
        *,
        offered: tuple[int, ...] = (),
        fast: bool | None = None,
        **named: int,
    ) -> Option:
        """A field with a whole number from `least` to `most`, or one of those `named`; `offered` are worth choosing."""
        choices = (*named, *map(str, offered))
        named_ = tuple(named.items())
        return self._made(name, group, "number", choices, least=least, most=most, named=named_, fast=fast)

    def switch(self, name: str, group: str, *, fast: bool | None = None) -> Option:
        """A field that is on or off."""
        return self._made(name, group, "switch", (), fast=fast)

    def _made(
        self, name: str, group: str, kind: Any, choices: tuple[str, ...], fast: bool | None, **more: Any
    ) -> Option:
        default = self._fields[name].default
        fast = self._fast if fast is None else fast
        return Option(name, group, kind, default, choices, words=self._words, fast=fast, **more)


def misfit(option: str, given: object, allowed: Sequence[str], message: str) -> BadInput:
    """The refusal of a value that does not go with the others; `message` says so in English."""
    return BadInput(
        message,
        key="error-kyogi-option-value",
        option=option,
        given=str(given),
        kind="choice",
        allowed=", ".join(allowed),
        least=0,
        most=0,
    )


def rules_by(
    kind: Callable[..., R], options: Options, checked: Callable[[R], R] | None = None
) -> tuple[Callable[[Mapping[str, object]], R], Callable[[str], R]]:
    """What makes the rules `kind` of a game: from options by name, and from the text of `--rules`. `BadInput` for an
    unknown option or value, or if `checked` finds that they don't go together."""

    def made(values: Mapping[str, Value]) -> R:
        rules = kind(**values)
        return rules if checked is None else checked(rules)

    def rules_from(given: Mapping[str, object]) -> R:
        return made(options.read(given))

    def rules_of(text: str) -> R:
        return made(options.parse(text))

    return rules_from, rules_of
