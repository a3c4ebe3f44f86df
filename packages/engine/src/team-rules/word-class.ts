import { pennTags } from "../language/penn-tags.ts";
import { possessives } from "../language/pronouns.ts";
import type { Alternative, Test } from "../pattern/element.ts";
import type { Tag, Token } from "../text/token.ts";

/** Universal tags a pattern may name. `X` is left out: it is a letter, and a name. */
const universal: ReadonlySet<string> = new Set<Tag>(
  "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB".split(" ") as Tag[],
);

const determining: ReadonlySet<string> = new Set([...possessives, "whose"]);

const isDeterminer = (token: Token): boolean =>
  token.tag === "DET" || (token.tag === "PRON" && determining.has(token.lower));

/** The coarse classes, in the words a style guide's author would use. */
const coarse: Readonly<Record<string, Alternative>> = {
  noun: ofTags("NOUN", "PROPN"),
  verb: ofTags("VERB", "AUX"),
  adj: ofTags("ADJ"),
  adv: ofTags("ADV"),
  det: { tags: ["DET", "PRON"], test: isDeterminer },
  prep: ofTags("ADP"),
};

function ofTags(...tags: readonly Tag[]): Alternative {
  // Code and addresses are tagged as nouns, but no one means them.
  return { tags, test: (token) => token.kind !== "opaque" && tags.includes(token.tag) };
}

/** Those of some Penn tags; only a word or number has one. */
function ofPenn(names: readonly string[]): Alternative {
  const tags = [...new Set(names.flatMap((name) => pennTags[name] ?? []))];
  const test: Test = (token) => token.kind !== "opaque" && names.includes(token.penn);
  return { tags, test };
}

/** The class of words that `source` names — `noun`, `VERB`, `NNS`, `VB*` — or undefined when it is a word itself. */
export function wordClass(source: string): Alternative | undefined {
  if (Object.hasOwn(coarse, source)) return coarse[source];
  if (Object.hasOwn(pennTags, source)) return ofPenn([source]);
  if (universal.has(source)) return ofTags(source as Tag);
  const [, head] = /^([A-Z]{2,})\*$/.exec(source) ?? [];
  if (head === undefined) return undefined;
  const names = Object.keys(pennTags).filter((name) => name.startsWith(head));
  return names.length > 0 ? ofPenn(names) : undefined;
}
