/** Family crests, one for each seat at a table: people are told apart by shape, never by colour alone. */
import type { ComponentChild } from "preact";
import "../styles/crest.css";

/** `count` circles of `size` about the middle, `far` from it. */
const petals = (count: number, far: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
    return <circle key={i} cx={20 + far * Math.cos(turn)} cy={20 + far * Math.sin(turn)} r={size} />;
  });

/** Blades that point outwards. */
const blades = (count: number, shape: string) =>
  Array.from({ length: count }, (_, i) => <path key={i} d={shape} transform={`rotate(${(360 * i) / count} 20 20)`} />);

const eye = (size: number) => <circle cx="20" cy="20" r={size} class="crest-eye kk-crest-eye" />;

/** A half-round tuft of needles on its stem. */
const tuft = (x: number, y: number) => (
  <g key={`${x}`} transform={`translate(${x} ${y})`}>
    <path d="M-8.4 0a8.4 8.4 0 0 1 16.8 0z" />
    <path d="M-.45-1v-5h.9v5zM-2.2-1.2l-2.6-4.2.8-.5 2.6 4.2zM2.2-1.2l2.6-4.2-.8-.5-2.6 4.2z" class="crest-eye kk-crest-eye" />
  </g>
);

/** Flowers on a stalk that get smaller towards its end. */
const raceme = (x: number, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => (
    <circle key={`${x}-${i}`} cx={x + (i % 2 === 0 ? -1.1 : 1.1) * (1 - i / count)} cy={from + i * 3.3} r={3.3 - (2.1 * i) / count} />
  ));

/** By month, as on the flower cards: pine, plum, cherry, wisteria, iris, peony, bush clover, moon, chrysanthemum, maple.
 * What a seat is called (`seat-name-1` to `-10`) is the plant of its crest. */
export const CRESTS: readonly ComponentChild[] = [
  <>
    {tuft(20, 17.5)}
    {tuft(12.6, 29)}
    {tuft(27.4, 29)}
    <path d="M19 17h2v16h-2z" />
  </>,
  <>
    {petals(5, 8, 5.2)}
    {eye(3.4)}
  </>,
  <>
    {blades(5, "M20 20c-7.6-4-7.8-10.4-3.2-14.4L20 8.6l3.2-3c4.6 4 4.4 10.4-3.2 14.4z")}
    {eye(2.6)}
  </>,
  <>
    <path d="M8 13c6-5.4 18-5.4 24 0-7-1.6-17-1.6-24 0z" />
    {raceme(20, 12.5, 7)}
    {raceme(12, 13.5, 5)}
    {raceme(28, 13.5, 5)}
  </>,
  <>
    {blades(3, "M20 20C11.4 16.6 10 9.4 13.2 5.4c3.4 2.4 10.2 2.4 13.6 0C30 9.4 28.6 16.6 20 20z")}
    {blades(3, "M20 21.4l-2.1 7.4 2.1 5 2.1-5z")}
    {blades(3, "M20 18.6l-1-7.4h2z").map((vein) => (
      <g key={vein.key} class="crest-eye kk-crest-eye">
        {vein}
      </g>
    ))}
  </>,
  <>
    {petals(9, 9.4, 4.6)}
    {eye(8.6)}
    {petals(6, 4.4, 3.2)}
    {eye(2.2)}
  </>,
  <>
    {blades(3, "M20 18.4c-6.8-3.6-6.6-10.4 0-14 6.6 3.6 6.8 10.4 0 14z")}
    {blades(3, "M19.3 20h1.4l.5 9a1.8 1.8 0 1 1-2.4 0z")}
    {blades(3, "M19.5 16.6V8.4h1v8.2z").map((vein) => (
      <g key={vein.key} class="crest-eye kk-crest-eye">
        {vein}
      </g>
    ))}
  </>,
  <>
    <circle cx="20" cy="20" r="13" />
    <circle cx="24.5" cy="16.5" r="10" class="crest-eye kk-crest-eye" />
  </>,
  <>
    {blades(16, "M20 19.4L17.7 8.2a2.3 2.3 0 0 1 4.6 0z")}
    {eye(4)}
    <circle cx="20" cy="20" r="2.8" />
  </>,
  <>
    {[-126, -84, -42, 0, 42, 84, 126].map((turn) => (
      <path key={turn} d="M20 22.5l-3.2-8.2L20 5.4l3.2 8.9z" transform={`rotate(${turn} 20 22.5)`} />
    ))}
    <path d="M19.2 22h1.6l.6 12.5h-2.8z" />
  </>,
];

export function Crest({ at, own }: { at: number; own: boolean }) {
  return (
    <svg class="crest" viewBox="0 0 40 40" aria-hidden="true" data-own={own ? "yes" : "no"}>
      <circle cx="20" cy="20" r="19" class="crest-ground" />
      <g class="crest-sign">{CRESTS[at % CRESTS.length]}</g>
    </svg>
  );
}
