const numberWords =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|third|quarter|dozen|first|second|once|twice";

const numbers = new RegExp(String.raw`\p{N}[\p{N}.,:/]*\p{N}|\p{N}|\b(?:${numberWords})s?\b`, "giu");
const negations =
  /\b(?:not|no|none|never|nobody|nothing|neither|nor|nowhere|without|hardly|scarcely|barely|rarely|seldom|cannot|unable|unlikely)\b|n['’]t\b/gi;
const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gi;
const quotations = /“[^”]*”|"[^"]*"|«[^»]*»/g;
const words = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const beginsSentence = /(?:^|[.?!…:]\s*[”"’)]*|[“"(])\s*$/u;

/** Returns the matches of a pattern in alphabetical order, each as `same` writes it. */
const found = (text: string, pattern: RegExp, same: (match: string) => string = (match) => match): string =>
  (text.match(pattern) ?? []).map(same).sort().join("\n");

const asNegation = (match: string): string => (/^(?:cannot|n['’]t)$/i.test(match) ? "not" : match.toLowerCase());

/** Returns the words with a capital that does not come from the start of a sentence, and all words of the text. */
function names(text: string): { readonly capitalized: readonly string[]; readonly all: ReadonlySet<string> } {
  const capitalized: string[] = [];
  const all = new Set<string>();
  for (const { 0: word, index } of text.matchAll(words)) {
    const plain = word.replace(/['’](?:s|m|re|ve|ll|d)$/iu, "").replace(/n['’]t$/iu, "");
    all.add(plain);
    const isName = /\p{Lu}/u.test(plain) && plain !== "I";
    if (isName && !beginsSentence.test(text.slice(0, index))) capitalized.push(plain);
  }
  return { capitalized, all };
}

function sameNames(before: string, after: string): boolean {
  const from = names(before);
  const to = names(after);
  return from.capitalized.every((name) => to.all.has(name)) && to.capitalized.every((name) => from.all.has(name));
}

/**
 * Returns whether a new wording keeps what no rewrite may change: the numbers, the negations, the names, the quotations, and
 * the addresses of a text. It does not judge the rest of the meaning.
 */
export const keepsMeaning = (before: string, after: string): boolean =>
  found(before, numbers, (match) => match.toLowerCase()) === found(after, numbers, (match) => match.toLowerCase()) &&
  found(before, negations, asNegation) === found(after, negations, asNegation) &&
  found(before, quotations) === found(after, quotations) &&
  found(before, addresses) === found(after, addresses) &&
  sameNames(before, after);
