import type { Language, Message } from "./language.ts";

/** A part of a compiled message: text, a count (0), or a placeholder with its format. */
type Part = string | number | readonly unknown[];

const signs: Readonly<Record<string, string>> = {
  ...{ a: "áá", e: "éé", i: "íí", o: "óó", u: "úú", y: "ýý", A: "ÁÁ", E: "ÉÉ", I: "ÍÍ", O: "ÓÓ", U: "ÚÚ" },
  ...{ c: "ç", d: "ð", g: "ğ", h: "ĥ", k: "ķ", l: "ļ", n: "ñ", r: "ŕ", s: "š", t: "ţ", w: "ŵ", z: "ž" },
  ...{ C: "Ç", D: "Ð", G: "Ğ", H: "Ĥ", K: "Ķ", L: "Ļ", N: "Ñ", R: "Ŕ", S: "Š", T: "Ţ", W: "Ŵ", Z: "Ž" },
};
const foreign = (words: string): string => words.replaceAll(/[a-z]/gi, (letter) => signs[letter] ?? letter);

/** Changes only words. Names, counts, and marks stay as they are. */
function partOf(part: Part): Part {
  if (typeof part === "string") return foreign(part);
  if (typeof part === "number") return part;
  const [name, kind, ...rest] = part;
  if (kind === undefined || typeof name !== "string") return part;
  const [branches] = rest;
  // A choice or a plural has a sentence for each case; a number or date has none.
  if (typeof kind === "number" && kind > 0)
    return typeof branches === "object" && branches && kind < 4 ? [name, kind, casesOf(branches)] : part;
  return [name, ...part.slice(1).map((inner) => partOf(inner as Part))];
}

const casesOf = (branches: object): object =>
  Object.fromEntries(
    Object.entries(branches).map(([name, inner]) => [
      name,
      Array.isArray(inner) ? inner.map(partOf) : partOf(inner as Part),
    ]),
  );

/** Returns a message in the pseudo-language: in brackets, with accented letters, and about a third longer. */
export function inMadeUp(source: Message): Message {
  if (source === "") return source;
  const parts = typeof source === "string" ? [source] : source;
  return ["⟦", ...parts.map(partOf), "⟧"] as Message;
}

/** The pseudo-language. Text on a screen that is not in it is missing from the catalogues. */
export const madeUp: Language = { tag: "en-XA", message: (_, source) => inMadeUp(source) };
