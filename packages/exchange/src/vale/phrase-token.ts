// A phrase of ours is words as they stand, with `*` for any letters of a word. Vale has regular expressions only, set
// between word boundaries unless the rule says `nonword`.

/** Stands for a literal asterisk while the other asterisks are converted. */
const ownStar = "\0";

const isWordCharacter = (text: string | undefined): boolean => text !== undefined && /^\w$/.test(text);

const escaped = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");

/** Returns the phrase that a pattern matches, or undefined if it is more than a phrase. */
function literalOf(pattern: string): string | undefined {
  let phrase = "";
  for (let rest = pattern; rest !== ""; ) {
    const [all = "", wild, mark, plain] = /^(?:(\\w\*)|\\([^\p{L}\p{N}])|([^\\^$.|?*+()[\]{}]))/u.exec(rest) ?? [];
    if (all === "") return undefined;
    phrase += wild ? "*" : mark === "*" ? ownStar : (mark ?? plain ?? "");
    rest = rest.slice(all.length);
  }
  // Alone among blanks an asterisk is an asterisk, inside a word it stands for letters.
  const parts = phrase.split(/\s+/);
  if (parts.includes("*") || parts.some((part) => part.includes(ownStar) && part !== ownStar)) return undefined;
  return phrase.replaceAll(ownStar, "*");
}

const edgesOf = (phrase: string): { first: string; last: string } => ({
  first: isWordCharacter(phrase.at(0)) || phrase.startsWith("*") ? "\\b" : "",
  last: isWordCharacter(phrase.at(-1)) || phrase.endsWith("*") ? "\\b" : "",
});

/** Returns the phrase of a Vale token, or undefined if it needs a regular expression. */
export function phraseOfToken(token: string, nonword: boolean): string | undefined {
  if (!nonword) return literalOf(token);
  const [, first = "", inner = "", last = ""] = /^(\\b)?\(\?:(.+)\)(\\b)?$/s.exec(token) ?? [];
  const phrase = inner === "" ? undefined : literalOf(inner);
  if (phrase === undefined) return undefined;
  const edges = edgesOf(phrase);
  return edges.first === first && edges.last === last ? phrase : undefined;
}

/** Returns a phrase as a Vale token. If it does not begin and end with a letter, the rule needs `nonword`. */
export function tokenOfPhrase(phrase: string): { token: string; nonword: boolean } {
  const pattern = phrase
    .split(/(\s+)/)
    .map((part) => (part === "*" ? "\\*" : part.split("*").map(escaped).join("\\w*")))
    .join("");
  const { first, last } = edgesOf(phrase);
  if (first && last) return { token: pattern, nonword: false };
  return { token: `${first}(?:${pattern})${last}`, nonword: true };
}

/** Returns the token as a complete regular expression. */
export const patternOfToken = (token: string, nonword: boolean): string => (nonword ? token : `\\b(?:${token})\\b`);
