import type { Analysis } from "../facts/analysis.ts";
import type { Token } from "../text/token.ts";

/** A word that may be written in more than one way, and how it is written here. */
export interface Variant {
  /** The same for all its ways. */
  readonly key: string;
  readonly form: string;
}

/** Words in front that some write close and some with a hyphen. */
const prefix = /^(?:e|co|re|pre|non|anti|multi|sub|inter|semi|micro|web|home|note|data)-?(?=[a-z]{3})/;
/** Endings that may be written with an s or a z. */
const ise = /(?<=.{3})i[sz](?=(?:e|ed|es|er|ers|ing|ation|ations)$)/;
const okay = /^(?:ok|okay|o\.k\.)$/;

/** Whether a word begins as one does that may have a hyphen. */
export const mayHaveHyphen = (lower: string): boolean => prefix.test(lower);

/** “email”, “e-mail”: the same word close and with a hyphen, where both can be. “reason” is not “re-ason”. */
export function hyphenVariant({ lexicon }: Analysis, lower: string): Variant | undefined {
  if (!prefix.test(lower)) return undefined;
  const close = lower.replace("-", "");
  const apart = close.replace(prefix, (head) => `${head}-`);
  const rest = apart.slice(apart.indexOf("-") + 1);
  const isBoth = lower.includes("-") ? lexicon.isWord(close) : lexicon.isWord(rest) && lexicon.isWord(apart);
  return isBoth ? { key: close, form: lower } : undefined;
}

/** “realise”, “realize”: the same word with s and z, where both can be. */
function byEnding({ lexicon }: Analysis, lower: string): Variant | undefined {
  if (!ise.test(lower)) return undefined;
  const [s, z] = [lower.replace(ise, "is"), lower.replace(ise, "iz")];
  return lexicon.isWord(s) && lexicon.isWord(z) ? { key: z, form: lower } : undefined;
}

/**
 * The variant a word is, by its hyphen (e-mail, email), its ending (realise, realize) or its length (OK, okay); undefined
 * for a word that has one writing. Names and what stands in capitals are not compared.
 */
export function variantOf(a: Analysis, { kind, lower, text }: Token): Variant | undefined {
  if (kind !== "word") return undefined;
  if (okay.test(lower)) return { key: "okay", form: lower === "ok" ? "OK" : lower };
  return text.slice(1) === lower.slice(1) ? (hyphenVariant(a, lower) ?? byEnding(a, lower)) : undefined;
}
