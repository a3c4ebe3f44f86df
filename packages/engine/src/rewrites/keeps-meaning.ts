const numberWords =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|third|quarter|dozen|first|second|once|twice";

const numbers = new RegExp(String.raw`\p{N}[\p{N}.,:/]*\p{N}|\p{N}|\b(?:${numberWords})s?\b`, "giu");
const negations =
  /\b(?:not|no|none|never|nobody|nothing|neither|nor|nowhere|without|hardly|scarcely|barely|rarely|seldom|cannot|unable|unlikely)\b|n['’]t\b/gi;
const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gi;
const quotations = /“[^”]*”|"[^"]*"|«[^»]*»/g;
const words = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const beginsSentence =
  /(?:^|(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Gen|Col|Capt|Sgt|Lt|Rev|Hon|Gov|Sen|Rep|\p{Lu}))\.\s*[”"’)]*|[?!…:]\s*[”"’)]*|[“"(])\s*$/u;

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

/** Returns an address without the marks that end its sentence. */
const bareAddress = (match: string): string => match.replace(/[.,;:!?)\]}>”’"']+$/u, "");

/** Returns whether new text contains an address that the text before does not have. */
export const addedAddresses = (before: string, added: string): boolean =>
  (added.match(addresses) ?? []).some((match) => !before.includes(bareAddress(match)));

/** What no new wording may change. */
export type FixedFact = "numbers" | "negations" | "quotations" | "links" | "names";

const sameAs = (before: string, after: string, pattern: RegExp, same?: (match: string) => string): boolean =>
  found(before, pattern, same) === found(after, pattern, same);

/**
 * Returns what a new wording changes of that which no rewrite may change: the numbers, the negations, the quotations, the
 * addresses, or the names of a text. Returns undefined if all of it stays. It does not judge the rest of the meaning.
 */
export function changedFact(before: string, after: string): FixedFact | undefined {
  if (!sameAs(before, after, numbers, (match) => match.toLowerCase())) return "numbers";
  if (!sameAs(before, after, negations, asNegation)) return "negations";
  if (!sameAs(before, after, quotations)) return "quotations";
  if (!sameAs(before, after, addresses, bareAddress)) return "links";
  return sameNames(before, after) ? undefined : "names";
}

/** Returns whether a new wording keeps the numbers, the negations, the quotations, the addresses, and the names of a text. */
export const keepsMeaning = (before: string, after: string): boolean => changedFact(before, after) === undefined;
