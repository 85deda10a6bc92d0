/** What orders a reading, when nobody has chosen it. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A seed that can be read out and typed in: no letters that look alike. */
export function drawnSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(6))].map((word) => LETTERS[word % LETTERS.length]).join("");
}
