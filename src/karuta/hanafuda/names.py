"""What people call the months, the kinds and the pictures of the flower cards: Japanese names, and words to type."""

from __future__ import annotations

from typing import Final, NamedTuple


class Name(NamedTuple):
    """A Japanese name as written, in kana and in romaji (Hepburn without macrons), and other words that mean it."""

    kanji: str
    kana: str
    romaji: str
    others: tuple[str, ...] = ()


MONTHS: Final[tuple[Name, ...]] = (
    Name("松", "まつ", "matsu", ("pine", "january", "jan", "一月", "1月")),
    Name("梅", "うめ", "ume", ("plum", "february", "feb", "二月", "2月")),
    Name("桜", "さくら", "sakura", ("cherry", "march", "mar", "三月", "3月")),
    Name("藤", "ふじ", "fuji", ("wisteria", "april", "apr", "四月", "4月")),
    Name("菖蒲", "あやめ", "ayame", ("iris", "may", "杜若", "五月", "5月")),
    Name("牡丹", "ぼたん", "botan", ("peony", "june", "jun", "六月", "6月")),
    Name("萩", "はぎ", "hagi", ("clover", "bush clover", "july", "jul", "七月", "7月")),
    Name("芒", "すすき", "susuki", ("pampas", "pampas grass", "august", "aug", "薄", "坊主", "八月", "8月")),
    Name("菊", "きく", "kiku", ("chrysanthemum", "september", "sep", "九月", "9月")),
    Name("紅葉", "もみじ", "momiji", ("maple", "october", "oct", "楓", "十月", "10月")),
    Name("柳", "やなぎ", "yanagi", ("willow", "november", "nov", "雨", "十一月", "11月")),
    Name("桐", "きり", "kiri", ("paulownia", "december", "dec", "十二月", "12月")),
)
"""The plants, January first; the others are names of plant and month."""
PICTURES: Final[dict[str, Name]] = {
    "crane": Name("鶴", "つる", "tsuru"),
    "curtain": Name("幕", "まく", "maku", ("camp curtain", "幔幕")),
    "moon": Name("月", "つき", "tsuki", ("full moon", "満月")),
    "rain-man": Name(
        "小野道風", "おののとうふう", "ono no tofu", ("道風", "雨男", "ono no michikaze", "michikaze", "poet")
    ),
    "phoenix": Name("鳳凰", "ほうおう", "hoo", ("houou",)),
    "warbler": Name("鶯", "うぐいす", "uguisu", ("bush warbler", "nightingale")),
    "cuckoo": Name("時鳥", "ほととぎす", "hototogisu", ("不如帰", "郭公")),
    "bridge": Name("八橋", "やつはし", "yatsuhashi", ("八つ橋", "eight-plank bridge")),
    "butterflies": Name("蝶", "ちょう", "cho", ("butterfly", "chou")),
    "boar": Name("猪", "いのしし", "inoshishi", ("wild boar",)),
    "geese": Name("雁", "かり", "kari", ("goose", "wild geese", "がん", "gan")),
    "cup": Name("盃", "さかずき", "sakazuki", ("杯", "sake cup", "sake")),
    "deer": Name("鹿", "しか", "shika", ("stag",)),
    "swallow": Name("燕", "つばめ", "tsubame"),
}
"""Of the bright and the animal cards, by token."""
LIGHTNING: Final = Name("雷", "かみなり", "kaminari", ("lightning", "thunder", "稲妻", "鬼札"))
"""The plain card of November has a picture of its own, too."""
RIBBONS: Final[dict[str, Name]] = {
    "poetry": Name("赤短", "あかたん", "akatan", ("poetry ribbon", "poetry")),
    "red": Name("短冊", "たんざく", "tanzaku", ("red ribbon",)),
    "purple": Name("青短", "あおたん", "aotan", ("purple ribbon", "blue ribbon")),
}
KINDS: Final[dict[str, Name]] = {
    "bright": Name("光", "ひかり", "hikari", ("bright",)),
    "animal": Name("タネ", "たね", "tane", ("animal", "種")),
    "ribbon": Name("短冊", "たんざく", "tanzaku", ("ribbon", "tan", "短", "たん")),
    "plain": Name("カス", "かす", "kasu", ("plain",)),
}
