/** The yaku with cards that make each, for whoever sees them the first time. */
export interface Sample {
  names: readonly string[];
  /** Tokens of the deck. */
  cards: readonly string[];
  /** Each further card of the kind counts too. */
  more?: true;
}

/** Steps of the brights, the least first. */
export const RUNGS = ["sanko", "ame-shiko", "shiko", "goko"] as const;

export const SAMPLES: readonly Sample[] = [
  { names: RUNGS, cards: ["crane", "curtain", "moon", "rain-man", "phoenix"] },
  { names: ["hanami-zake"], cards: ["curtain", "cup"] },
  { names: ["tsukimi-zake"], cards: ["moon", "cup"] },
  { names: ["inoshikacho"], cards: ["boar", "deer", "butterflies"] },
  { names: ["akatan"], cards: ["01-ribbon", "02-ribbon", "03-ribbon"] },
  { names: ["aotan"], cards: ["06-ribbon", "09-ribbon", "10-ribbon"] },
  { names: ["tane"], cards: ["warbler", "cuckoo", "bridge", "geese", "swallow"], more: true },
  { names: ["tan"], cards: ["04-ribbon", "05-ribbon", "07-ribbon", "11-ribbon", "02-ribbon"], more: true },
  { names: ["kasu"], cards: ["01-plain-1", "02-plain-1", "03-plain-1", "04-plain-1", "05-plain-1", "06-plain-1", "08-plain-1", "09-plain-1", "10-plain-1", "12-plain-1"], more: true },
];
