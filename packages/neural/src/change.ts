import type { Forms } from "./forms.ts";
import type { PlainToken } from "./tokens.ts";

/** What a tag changes: a stretch of the text, and what to write instead. */
export interface TagChange {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

const marks = new Set([",", ".", "?", ";", ":", "!"]);
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const isWord = (word: string): boolean => /^\p{L}+$/u.test(word);
const written = (word: string): string => (word === "i" ? "I" : word);

/** A word with the capitals of another. */
export function likeIn(word: string, model: string): string {
  const high = model.toUpperCase();
  const inCapitals = model === high && model !== model.toLowerCase();
  if (/^\p{Lu}/u.test(model) && (model.length === 1 ? word.toLowerCase() !== "i" : !inCapitals)) return capital(word);
  if (model.length > 1 && inCapitals) return word.toUpperCase();
  return word === "i" || word.startsWith("i'") ? capital(word) : word;
}

function inFront(word: string, { text, start, end }: PlainToken): TagChange | undefined {
  if (!isWord(word)) return undefined;
  const inCapitals = text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
  const keeps = text === "I" || text.startsWith("I'") || inCapitals;
  return { start, end, instead: `${capital(word)} ${keeps ? text : text.slice(0, 1).toLowerCase() + text.slice(1)}` };
}

function append(tokens: readonly PlainToken[], i: number, word: string): TagChange | undefined {
  const after = tokens[i + 1];
  if (after?.text.toLowerCase() === word) return undefined;
  if (i === 0) return after && inFront(word, after);
  const here = tokens[i];
  if (!here || !(marks.has(word) || isWord(word))) return undefined;
  const instead = marks.has(word) ? here.text + word : `${here.text} ${written(word)}`;
  return { start: here.start, end: here.end, instead };
}

/** A word goes with the blank behind it, else with the one before; the next one takes over its capital. */
function without(text: string, tokens: readonly PlainToken[], i: number, here: PlainToken): TagChange {
  const after = tokens[i + 1];
  if (after && i === 1 && /^\p{Lu}/u.test(here.text)) {
    return { start: here.start, end: after.end, instead: capital(after.text) };
  }
  const standsFree = here.start === 0 || /\s/.test(text.charAt(here.start - 1));
  if (after && after.start > here.end && standsFree) return { start: here.start, end: after.start, instead: "" };
  return { start: i > 1 ? (tokens[i - 1]?.end ?? here.start) : here.start, end: here.end, instead: "" };
}

function joined(here: PlainToken, after: PlainToken | undefined, between: string): TagChange | undefined {
  if (!after || !/^[\p{L}\p{N}]/u.test(after.text) || here.end === after.start) return undefined;
  return { start: here.start, end: after.end, instead: here.text + between + after.text };
}

function ofOne(word: string): string {
  const low = word.toLowerCase();
  if (low.endsWith("s'")) return `${word.slice(0, -2)}'s`;
  return low.endsWith("s") ? `${word.slice(0, -1)}'s` : `${word}'s`;
}

const ofMany = (word: string): string => (word.toLowerCase().endsWith("s") ? `${word}'` : `${word.slice(0, -2)}s'`);

function inForm(forms: Forms, word: string, form: string): string {
  const low = word.toLowerCase();
  const other = forms.in(low, form) ?? (form === "EN" ? forms.in(low, "ED") : undefined);
  return other ? likeIn(other, word) : word;
}

function rewritten(forms: Forms, word: string, tag: string): string {
  const [what = ""] = tag.split("_", 1);
  const detail = tag.slice(what.length + 1);
  if (what === "REPLACE") return likeIn(detail, word);
  if (what === "T") return inForm(forms, word, detail);
  if (tag === "C_TITLE") return capital(word);
  if (tag === "C_LOWER") return word.toLowerCase();
  if (tag === "C_UPPER") return word.toUpperCase();
  if (tag === "POSS") return ofOne(word);
  return tag === "POSS2" ? ofMany(word) : word;
}

/**
 * What a tag at a token means, or undefined when it means nothing there. `tokens` are those of one sentence, with
 * `sentenceStart` before them; places are those of `text`.
 */
export function changeOf(
  forms: Forms,
  text: string,
  tokens: readonly PlainToken[],
  i: number,
  tag: string,
): TagChange | undefined {
  if (tag.startsWith("APPEND_")) return append(tokens, i, tag.slice("APPEND_".length));
  const here = tokens[i];
  if (!here || i === 0) return undefined;
  if (tag === "DELETE") return without(text, tokens, i, here);
  if (tag === "HYPHEN") return joined(here, tokens[i + 1], "-");
  if (tag === "MERGE") return joined(here, tokens[i + 1], "");
  const instead = rewritten(forms, here.text, tag);
  return instead === here.text ? undefined : { start: here.start, end: here.end, instead };
}
