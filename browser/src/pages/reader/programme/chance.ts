/** Chance from a seed: the twin of `karuta.chance.Chance` (docs/notation.md, 1), so that rooms may share an order. */
import { sha256 } from "../../../hall/sha256";

const WORDS = 2 ** 32;

export class Chance {
  private block = 0;
  private words: number[] = [];

  constructor(readonly seed: string) {}

  private word(): number {
    if (!this.words.length) {
      const hex = sha256(`${this.seed}\n${this.block++}`);
      this.words = Array.from({ length: 8 }, (_, i) => parseInt(hex.slice(8 * i, 8 * i + 8), 16));
    }
    return this.words.shift()!;
  }

  /** A whole number from 0 to n - 1, each as likely; 1 <= n <= 2**32. */
  below(n: number): number {
    if (!(n >= 1 && n <= WORDS)) throw new RangeError(`below(${n}): n must be from 1 to 2**32`);
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }

  /** The same items in a uniformly random order, in a new list. */
  shuffled<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  }

  /** An independent stream for one purpose. */
  child(label: string): Chance {
    return new Chance(`${this.seed}/${label}`);
  }
}
