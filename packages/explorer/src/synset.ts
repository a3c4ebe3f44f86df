/** Parts of speech, in the order their numbers have in the file. */
export const partsOfSpeech = ["noun", "verb", "adj", "adv"] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** What links one meaning to another, in the order of their numbers in the file, and WordNet’s own sign for it. */
export const linkKinds = [
  { kind: "antonym", symbol: "!" },
  { kind: "broader", symbol: "@" },
  { kind: "class", symbol: "@i" },
  { kind: "narrower", symbol: "~" },
  { kind: "instance", symbol: "~i" },
  { kind: "member-of", symbol: "#m" },
  { kind: "substance-of", symbol: "#s" },
  { kind: "part-of", symbol: "#p" },
  { kind: "has-member", symbol: "%m" },
  { kind: "has-substance", symbol: "%s" },
  { kind: "has-part", symbol: "%p" },
  { kind: "derived", symbol: "+" },
  { kind: "entails", symbol: "*" },
  { kind: "causes", symbol: ">" },
  { kind: "see-also", symbol: "^" },
  { kind: "verb-group", symbol: "$" },
  { kind: "similar", symbol: "&" },
  { kind: "participle", symbol: "<" },
  { kind: "pertains", symbol: "\\" },
  { kind: "attribute", symbol: "=" },
] as const;
export type LinkKind = (typeof linkKinds)[number]["kind"];

/** From one meaning to another, or from one word of it to one word of the other. */
export interface Link {
  readonly kind: LinkKind;
  /** Number of the meaning it leads to. */
  readonly target: number;
  /** Which word of each, from 1; 0 means all of them. */
  readonly from: number;
  readonly to: number;
}

/** A word in a meaning. */
export interface SynsetWord {
  readonly id: number;
  readonly text: string;
}

/** Words that share a meaning, and where the meaning leads. */
export interface Synset {
  readonly part: PartOfSpeech;
  readonly words: readonly SynsetWord[];
  readonly links: readonly Link[];
}
