/** Family crests: one's own, and one for each style of the people of the house. */
type Crest = "own" | "attack" | "defence" | "hearing";

const LINES: Record<Crest, string> = {
  own: "M7 25c4-9 9-9 13 0s9 9 13 0M7 18c4-9 9-9 13 0s9 9 13 0",
  attack: "M20 7l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z",
  defence: "M20 7l11 6.5v13L20 33 9 26.5v-13zM20 13l6 3.5v7L20 27l-6-3.5v-7z",
  hearing: "M25 9a12 12 0 1 0 6 17 10 10 0 1 1-6-17z",
};

export const crestOf = (style: string | undefined): Crest => (style !== undefined && style in LINES ? (style as Crest) : "own");

export function Mon({ of }: { of: Crest }) {
  return (
    <svg class={`mon mon-${of}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" />
      <path d={LINES[of]} />
    </svg>
  );
}
