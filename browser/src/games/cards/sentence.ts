/** A sentence that is told: a catalogue entry with its facts. */
export interface Sentence {
  k: string;
  facts: Record<string, string | number>;
}
