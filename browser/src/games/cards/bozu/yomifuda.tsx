/** A reading card as it is turned up: the poem's upper verse, the poet's name, the poet; told by its sign as well. */
import { poems, type Poem } from "../../../pages/library";
import { Poet, type Figure } from "./figures";

/** The sign of each figure, written in a seal of its own shape. */
export const SIGN: Record<Figure, string> = { tono: "殿", hime: "姫", bozu: "坊", semimaru: "蝉" };

const petals = Array.from({ length: 5 }, (_, i) => (i / 5) * 2 * Math.PI - Math.PI / 2);

/** Round for gentlemen, a blossom for ladies, eight corners for monks, a lozenge for Semimaru: 100 x 100. */
function SealShape({ figure }: { figure: Figure }) {
  switch (figure) {
    case "tono":
      return <circle cx="50" cy="50" r="46" />;
    case "hime":
      return (
        <>
          {petals.map((angle) => (
            <circle key={angle} cx={50 + 25 * Math.cos(angle)} cy={50 + 25 * Math.sin(angle)} r="24" />
          ))}
          <circle cx="50" cy="50" r="30" />
        </>
      );
    case "bozu":
      return <path d="M31 4h38l27 27v38L69 96H31L4 69V31z" />;
    case "semimaru":
      return <path d="M50 0l50 50-50 50L0 50z" />;
  }
}

export function Seal({ figure }: { figure: Figure }) {
  return (
    <svg class="bz-seal" data-figure={figure} viewBox="0 0 100 100" aria-hidden="true">
      <g class="bz-seal-ground">
        <SealShape figure={figure} />
      </g>
      <text x="50" y="69" text-anchor="middle" class="bz-seal-sign">
        {SIGN[figure]}
      </text>
    </svg>
  );
}

/** A column of signs from the top; more signs than fit stand closer. */
function Column({ signs, x, top, bottom, size }: { signs: string; x: number; top: number; bottom: number; size: number }) {
  const all = [...signs];
  const pitch = Math.min(size * 1.06, (bottom - top) / all.length);
  return (
    <>
      {all.map((sign, i) => (
        <text key={i} x={x} y={top + pitch * (i + 0.86)} font-size={Math.min(size, pitch)} text-anchor="middle">
          {sign}
        </text>
      ))}
    </>
  );
}

/** Of the upper verse: the first phrase is the largest, the others leave room for the poet. */
const COLUMNS = [
  { x: 456, top: 34, bottom: 420, size: 56 },
  { x: 394, top: 34, bottom: 340, size: 46 },
  { x: 338, top: 34, bottom: 226, size: 44 },
];

interface Props {
  number: number;
  figure: Figure;
  /** Without it, while the books are being fetched, the card shows the poet alone. */
  poem: Poem | undefined;
  /** Large enough to read. */
  large?: boolean;
}

/** 520 x 730, as a card of 52 x 73 mm. */
export function Yomifuda({ number, figure, poem, large = false }: Props) {
  return (
    <svg class="bz-face" viewBox="0 0 520 730" data-figure={figure} aria-hidden="true">
      <rect width="520" height="730" rx="14" class="bz-face-rim" />
      <rect x="15" y="15" width="490" height="700" rx="5" class="bz-face-paper" />
      {large && poem ? (
        <g class="bz-face-ink">
          {poem.text.slice(0, 3).map((phrase, i) => (
            <Column key={i} signs={phrase} {...COLUMNS[i]!} />
          ))}
          <Column signs={poem.author.kanji} x={76} top={136} bottom={480} size={31} />
        </g>
      ) : null}
      <g transform={large ? "translate(46 265)" : "translate(16 181) scale(1.22)"}>
        <Poet figure={figure} number={number} />
      </g>
      <g transform="translate(15 645)">
        <rect width="490" height="70" rx="4" class="bz-dais" data-figure={figure} />
        <path d="M0 0h490M0 20h490" class="bz-dais-line" />
        {Array.from({ length: 7 }, (_, i) => (
          <path key={i} d={`M${35 + i * 70} 28l18 17-18 17-18-17z`} class="bz-dais-sign" />
        ))}
      </g>
      <g transform={large ? "translate(28 28) scale(.96)" : "translate(26 26) scale(1.7)"}>
        <g class="bz-seal-ground" data-figure={figure}>
          <SealShape figure={figure} />
        </g>
        <text x="50" y="69" text-anchor="middle" class="bz-seal-sign">
          {SIGN[figure]}
        </text>
      </g>
    </svg>
  );
}

/** What all cards look like from behind: green paper, as the backs of karuta are. */
export function CardBack() {
  return (
    <svg class="bz-face" viewBox="0 0 520 730" aria-hidden="true">
      <rect width="520" height="730" rx="14" class="bz-back" />
      <path d="M26 26h468v678H26zM44 44h432v642H44z" class="bz-back-line" />
      <path d="M260 255l110 110-110 110-110-110z" class="bz-back-line" />
      <circle cx="260" cy="365" r="34" class="bz-back-line" />
    </svg>
  );
}

/** The poet of a card; before the books are there a gentleman, as most are. */
export const figureOf = (card: number): Figure => poems.value.get(card)?.figure ?? "tono";

export const cardFace = (card: number, large = true) => <Yomifuda number={card} figure={figureOf(card)} poem={poems.value.get(card)} large={large} />;
