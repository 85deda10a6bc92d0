/** What the board has to know of a poem; a poem of /data/poems.json fits. */
export interface CardText {
  number: number;
  /** Printed lower verse, historical kana without dakuten, 14 to 16 kana. */
  torifuda: string;
  historical: readonly string[];
  pronunciation: readonly string[];
  romaji: readonly string[];
  gloss: Record<string, string>;
}
