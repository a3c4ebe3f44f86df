import { type Dialect, dialects, otherLanguageOf } from "@housestyle/engine";

/** A language as LanguageTool clients know it. */
export interface LanguageToolLanguage {
  readonly name: string;
  readonly code: string;
}

const names: Readonly<Record<Dialect, string>> = {
  "en-US": "English (US)",
  "en-GB": "English (GB)",
  "en-CA": "English (Canadian)",
  "en-AU": "English (Australian)",
};

/** All languages, by name. */
export const languages = [
  { name: "English", code: "en", longCode: "en" },
  ...dialects.map((dialect) => ({ name: names[dialect], code: "en", longCode: dialect })),
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the name and code of an English variety. */
export const languageOf = (dialect: Dialect): LanguageToolLanguage => ({ name: names[dialect], code: dialect });

/** The language that a caller requests. */
export type RequestedLanguage =
  | { readonly kind: "english"; readonly dialect: Dialect | undefined }
  /** It is detected from the text. */
  | { readonly kind: "auto" }
  /** It is not supported. */
  | { readonly kind: "other"; readonly language: LanguageToolLanguage };

/** Reads a language as clients write it: `en-US`, `en_GB`, `en`, `auto`, `<none>`, `de-DE`. */
export function requestedLanguage(written: string): RequestedLanguage {
  const [language = "", country = ""] = written.trim().toLowerCase().split(/[-_]/);
  if (language === "" || language === "auto" || language === "<none>") return { kind: "auto" };
  if (language !== "en") return { kind: "other", language: { name: written, code: written } };
  const known = dialects.find((dialect) => dialect.toLowerCase() === `en-${country === "uk" ? "gb" : country}`);
  return { kind: "english", dialect: known };
}

/** Words that are in nearly every English sentence and hardly in any of similar languages. */
const telling = new Set(
  "the of and is that for was are with this be by from have has had not you they which it his her their would there been were will can i we he she to".split(
    " ",
  ),
);
/** The smallest share of such words in English prose. A list of names has fewer. */
const leastShare = 0.08;
/** The fewest words for detection. */
const enoughWords = 8;

/** Whether a text may be English: a short one may always. */
export function mayBeEnglish(text: string): boolean {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (otherLanguageOf(words) !== undefined) return false;
  if (words.length < enoughWords) return /^[\p{Script=Latin}\P{L}]*$/u.test(text.slice(0, 20_000));
  return words.filter((word) => telling.has(word)).length >= leastShare * words.length;
}
