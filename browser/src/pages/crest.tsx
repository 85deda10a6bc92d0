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

/** Plum, three stars, clover, diamonds; arrow feathers, tortoise shell, moon, well frame, paulownia fans, ripples. */
export const CRESTS: readonly ComponentChild[] = [
  <>
    {petals(5, 8, 5.2)}
    {eye(3.4)}
  </>,
  petals(3, 7.2, 6),
  petals(4, 7, 5.6),
  <path d="M20 6l6 6-6 6-6-6zM20 22l6 6-6 6-6-6zM12 14l6 6-6 6-6-6zM28 14l6 6-6 6-6-6z" />,
  blades(8, "M20 20l-2.6-8L20 6l2.6 6z"),
  <>
    <path d="M20 6l12 7v14l-12 7-12-7V13z" />
    <path d="M20 11l7.7 4.5v9L20 29l-7.7-4.5v-9z" class="crest-eye kk-crest-eye" />
    <path d="M20 15l4.3 2.5v5L20 25l-4.3-2.5v-5z" />
  </>,
  <>
    <circle cx="20" cy="20" r="13" />
    <circle cx="24.5" cy="16.5" r="10" class="crest-eye kk-crest-eye" />
  </>,
  <path d="M13 7h4v6h6V7h4v6h6v4h-6v6h6v4h-6v6h-4v-6h-6v6h-4v-6H7v-4h6v-6H7v-4h6zM17 17v6h6v-6z" fill-rule="evenodd" />,
  blades(3, "M20 18L13 8.5a12.5 12.5 0 0 1 14 0z"),
  <>
    <circle cx="20" cy="20" r="13.5" />
    <circle cx="20" cy="20" r="10" class="crest-eye kk-crest-eye" />
    <circle cx="20" cy="20" r="6.6" />
    <circle cx="20" cy="20" r="3.2" class="crest-eye kk-crest-eye" />
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
