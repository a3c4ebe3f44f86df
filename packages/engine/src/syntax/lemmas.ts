/** Returns the dictionary form of a lowercase word with a tag of the Penn Treebank. */
export type Lemmas = (lower: string, tag: string) => string;

/** Tags whose words are inflected, and the group of rules that removes the inflection. */
const groups: Readonly<Record<string, string>> = {
  NNS: "s",
  NNPS: "s",
  VBZ: "z",
  VBG: "g",
  VBD: "d",
  VBN: "n",
  VBP: "p",
  MD: "m",
  JJR: "r",
  RBR: "r",
  JJS: "t",
  RBS: "t",
};

/** Returns the group of a tag’s rules, or undefined if the word is its own dictionary form. */
export const groupOf = (tag: string): string | undefined => groups[tag];

/** How a word with some ending loses its inflection: how many letters are removed, and what replaces them. */
interface Change {
  readonly cut: number;
  readonly add: string;
}

/** The longest ending a rule may have; a whole word begins with “^”. */
export const longestEnding = 7;

/**
 * Opens the rules: a line each, with the group, the ending (or “^” and the word), how many letters go and what is put
 * in their place, between tabs. The longest ending that fits decides.
 */
export function openLemmas(table: string): Lemmas {
  const changes = new Map<string, Change>();
  for (const line of table.split("\n")) {
    const [group, ending, cut, add] = line.split("\t");
    if (group && ending !== undefined) changes.set(group + ending, { cut: Number(cut), add: add ?? "" });
  }
  return (lower, tag) => {
    const group = groups[tag];
    if (!group) return lower;
    let change = changes.get(`${group}^${lower}`);
    for (let length = Math.min(longestEnding, lower.length); !change && length >= 0; length--)
      change = changes.get(group + lower.slice(lower.length - length));
    if (!change || change.cut >= lower.length + (change.add === "" ? 0 : 1)) return lower;
    return lower.slice(0, lower.length - change.cut) + change.add;
  };
}
