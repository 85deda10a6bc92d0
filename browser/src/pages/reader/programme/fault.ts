/** A wish, or a set in it, that can't be read. `key` and `facts` make the sentence of the catalogues. */
export class Fault extends Error {
  constructor(
    readonly key: string,
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${key} ${JSON.stringify(facts)}`);
    this.name = "Fault";
  }
}
