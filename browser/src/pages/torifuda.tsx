/** A card to take, as it is printed: the lower verse in kana, three columns from the right, on paper with a green rim. */

const COLUMNS = [40.9, 25.95, 11];

/** Where each sign stands, in mm of a card of 52 x 73. */
export function grid(verse: string): { sign: string; x: number; y: number }[] {
  const signs = [...verse];
  return COLUMNS.flatMap((x, column) => {
    const part = signs.slice(column * 5, column === 2 ? undefined : column * 5 + 5);
    const pitch = part.length <= 5 ? 12.95 : 62.4 / part.length;
    const top = part.length <= 5 ? 10.7 : 9.6;
    return part.map((sign, row) => ({ sign, x, y: top + row * pitch }));
  });
}

export function Torifuda({ verse, class: name }: { verse: string; class?: string }) {
  return (
    <svg class={`printed ${name ?? ""}`} viewBox="0 0 52 73" aria-hidden="true">
      <rect width="52" height="73" rx="0.9" class="printed-rim" />
      <rect x="1.5" y="1.5" width="49" height="70" class="printed-face" />
      {grid(verse).map(({ sign, x, y }) => (
        <text key={`${x}-${y}`} x={x} y={y}>
          {sign}
        </text>
      ))}
    </svg>
  );
}

/** The seven cards that one sound decides, mu su me fu sa ho se: the first that every player learns. */
export const MUSUME_FUSAHOSE: readonly { number: number; kana: string; verse: string }[] = [
  { number: 87, kana: "む", verse: "きりたちのほるあきのゆふくれ" },
  { number: 18, kana: "す", verse: "ゆめのかよひちひとめよくらむ" },
  { number: 57, kana: "め", verse: "くもかくれにしよはのつきかな" },
  { number: 22, kana: "ふ", verse: "むへやまかせをあらしといふらむ" },
  { number: 70, kana: "さ", verse: "いつこもおなしあきのゆふくれ" },
  { number: 81, kana: "ほ", verse: "たたありあけのつきそのこれる" },
  { number: 77, kana: "せ", verse: "われてもすゑにあはむとそおもふ" },
];
