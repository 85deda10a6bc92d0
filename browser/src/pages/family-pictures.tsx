/** A small picture for each game, drawn with the cards that it is played with. */
import type { ComponentChild } from "preact";
import { grid, MUSUME_FUSAHOSE } from "./torifuda";

const flowers = import.meta.glob<string>(
  [
    "../../../src/karuta/hanafuda/art/09-plain-1.svg",
    "../../../src/karuta/hanafuda/art/09-ribbon.svg",
    "../../../src/karuta/hanafuda/art/cup.svg",
  ],
  { query: "?url", import: "default", eager: true },
);
const brights = import.meta.glob<string>(
  [
    "../../../src/karuta/hanafuda/art/crane.svg",
    "../../../src/karuta/hanafuda/art/curtain.svg",
    "../../../src/karuta/hanafuda/art/moon.svg",
  ],
  { query: "?url", import: "default", eager: true },
);

/** Measures of a picture. */
const WIDE = 112;
const HIGH = 76;
const CARD = 26;

interface At {
  x: number;
  y: number;
  turn?: number;
  /** Of the card's width to that of others. */
  size?: number;
}

const place = ({ x, y, turn = 0, size = 1 }: At) => `translate(${x} ${y}) rotate(${turn}) scale(${(size * CARD) / 52})`;

/** A torifuda with its middle at `at`. */
function Printed({ at, nth, rim }: { at: At; nth: number; rim?: string }) {
  const { verse } = MUSUME_FUSAHOSE[nth % MUSUME_FUSAHOSE.length]!;
  return (
    <g transform={place(at)}>
      <g transform="translate(-26 -36.5)">
        <rect width="52" height="73" rx="2" class="pic-rim" style={rim ? { fill: rim } : undefined} />
        <rect x="3" y="3" width="46" height="67" class="pic-paper" />
        {grid(verse).map(({ sign, x, y }) => (
          <text key={`${x}-${y}`} x={x} y={y} class="pic-kana">
            {sign}
          </text>
        ))}
      </g>
    </g>
  );
}

/** A reader's card: the poet sits below, the poem stands above. `who` is the head-dress. */
function Poet({ at, who }: { at: At; who: "tono" | "hime" | "bozu" }) {
  return (
    <g transform={place(at)}>
      <g transform="translate(-26 -36.5)">
        <rect width="52" height="73" rx="2" class="pic-frame" />
        <rect x="2.5" y="2.5" width="47" height="68" class="pic-paper" />
        {[43, 36, 29, 22, 15].map((x, i) => (
          <path key={x} d={`M${x} 8v${[24, 19, 22, 15, 19][i]}`} class="pic-line" />
        ))}
        {who === "hime" ? <path d="M18 44c0-9 16-9 16 0l7 26H11z" class="pic-hair" /> : null}
        <path d="M5 70.5c2-14 10-18 21-18s19 4 21 18z" class={`pic-robe-${who}`} />
        <path d="M26 53l-7 17h14z" class="pic-robe-in" />
        <ellipse cx="26" cy="45" rx="7" ry="8" class="pic-skin" />
        {who === "tono" ? <path d="M19 41c1-6 13-6 14 0l-2 1H21zM29 36c5-2 7-8 4-12l-4 9z" class="pic-hair" /> : null}
        {who === "hime" ? <path d="M18.6 46c-1-12 16-12 14.8 0-1-6-4-7-7.4-7s-6.4 1-7.4 7z" class="pic-hair" /> : null}
        <path d="M22.5 45.500h2.200M27.5 45.500h2.200M25 49.300h2" class="pic-face" />
      </g>
    </g>
  );
}

function Back({ at }: { at: At }) {
  return (
    <g transform={place(at)}>
      <rect x="-26" y="-36.5" width="52" height="73" rx="2" class="pic-back" />
      <rect x="-22" y="-32.5" width="44" height="65" rx="1" class="pic-back-in" />
    </g>
  );
}

const COLOURS = ["#4a78a8", "#c97a94", "#c9a634", "#5a8f5e", "#cf7f3c"];

function Chirashi() {
  const lies: At[] = [
    { x: 18, y: 22, turn: -28 },
    { x: 50, y: 17, turn: 64 },
    { x: 92, y: 22, turn: 17 },
    { x: 31, y: 58, turn: 141 },
    { x: 66, y: 52, turn: -9 },
    { x: 101, y: 62, turn: 118 },
  ];
  return lies.map((at, nth) => <Printed key={nth} at={{ ...at, size: 0.82 }} nth={nth} />);
}

function Sakasama() {
  return (
    <>
      <Poet at={{ x: 25, y: 40, turn: -13 }} who="tono" />
      <Poet at={{ x: 87, y: 40, turn: 194 }} who="bozu" />
      <Poet at={{ x: 56, y: 37, turn: 3, size: 1.12 }} who="hime" />
    </>
  );
}

function Row({ y, turn, from }: { y: number; turn: number; from: number }) {
  return [0, 1, 2, 3, 4].map((i) => <Printed key={i} at={{ x: 18 + i * 19, y, turn, size: 0.62 }} nth={from + i} />);
}

function Kyogi() {
  return (
    <>
      <Row y={17} turn={180} from={3} />
      <Row y={59} turn={0} from={0} />
      <path d="M4 38h104" class="pic-between" />
    </>
  );
}

function Genpei() {
  return (
    <>
      <Row y={18} turn={180} from={0} />
      <Row y={58} turn={0} from={2} />
      <path d="M4 38h104" class="pic-between" />
      <path d="M101 4v18M101 4l9 3.5-9 3.500z" class="pic-flag-red" />
      <path d="M11 54v18M11 54l-9 3.5 9 3.500z" class="pic-flag-white" />
    </>
  );
}

function Person({ x, y, here }: { x: number; y: number; here: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} class={here ? "pic-here" : "pic-waits"}>
      <circle cy="-7" r="4.6" />
      <path d="M-8 8c0-13 16-13 16 0z" />
    </g>
  );
}

function Relay() {
  return (
    <>
      <Row y={24} turn={0} from={1} />
      <Person x={56} y={62} here />
      <Person x={82} y={66} here={false} />
      <Person x={101} y={66} here={false} />
      <path d="M38 54c-10 1-15 7-13 14m-5-5l5 6 6-4.5" class="pic-arrow" />
    </>
  );
}

function Goshoku() {
  return COLOURS.map((rim, i) => (
    <Printed key={rim} at={{ x: 20 + i * 18, y: 42 + Math.abs(i - 2) * 3.5, turn: (i - 2) * 9, size: 0.95 }} nth={i} rim={rim} />
  ));
}

/** The brush of wooden cards: few, thick strokes. */
function Board({ at, sign }: { at: At; sign: string }) {
  return (
    <g transform={place(at)}>
      <g transform="translate(-26 -36.5)">
        <rect width="52" height="73" rx="4" class="pic-wood" />
        <path d="M8 2c4 22 2 44 0 69M21 2c-3 20 3 48 1 69M36 2c3 26-2 46 1 69M46 2c-2 20 1 50 0 69" class="pic-grain" />
        {[...sign].map((each, i) => (
          <text key={i} x={i < 2 ? 36 : 16} y={i % 2 === 0 ? 22 : 50} class="pic-brush">
            {each}
          </text>
        ))}
      </g>
    </g>
  );
}

function Shimo() {
  return (
    <>
      <Board at={{ x: 25, y: 40, turn: -8 }} sign="けふこえ" />
      <Board at={{ x: 57, y: 36, turn: 2 }} sign="いまひと" />
      <Board at={{ x: 89, y: 41, turn: 9 }} sign="わかみよ" />
    </>
  );
}

function Bozu() {
  return (
    <>
      {[0, 1, 2, 3].map((i) => (
        <Back key={i} at={{ x: 30 - i * 0.8, y: 44 - i * 2.4 }} />
      ))}
      <Poet at={{ x: 80, y: 38, turn: 7, size: 1.18 }} who="bozu" />
    </>
  );
}

/** Three flower cards, fetched only when they come into sight. */
function Flowers({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <span class="pic pic-hanaawase" aria-hidden="true">
      {Object.values(of).map((address) => (
        <img key={address} src={address} alt="" width="64" height="104" loading="lazy" decoding="async" />
      ))}
    </span>
  );
}

const PICTURES: Readonly<Record<string, () => ComponentChild>> = {
  kyogi: Kyogi,
  chirashi: Chirashi,
  sakasama: Sakasama,
  genpei: Genpei,
  relay: Relay,
  goshoku: Goshoku,
  shimo: Shimo,
  bozu: Bozu,
};

export function FamilyPicture({ game }: { game: string }) {
  const Picture = PICTURES[game];
  return game === "hanaawase" || game === "koikoi" ? (
    <Flowers of={game === "koikoi" ? brights : flowers} />
  ) : (
    <svg class={`pic pic-${game}`} viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {Picture ? <Picture /> : null}
    </svg>
  );
}
