import type { DictionaryEntry } from "../table/dictionary-entry.ts";
import { texts } from "../texts.ts";
import type { DictionaryFormat } from "./dictionary-format.ts";
import { hyphensOf, modelOf } from "./word-note.ts";

type ListFormat = Exclude<DictionaryFormat, "csv">;

const spelling = new Set(["", "spelling"]);

/** For each format, the characters that a word cannot contain because they have a meaning there. */
const impossible: Readonly<Record<ListFormat, RegExp | undefined>> = {
  plain: /^#(\s|$)/,
  word: undefined,
  "hunspell-personal": /^\*|\//,
  // A backslash before a slash, or at the end of the word before the flags, would escape it.
  "hunspell-dic": /\\|\t|\s[a-z]{2}:/,
  libreoffice: /^#|=/,
};

/** Returns why a word list cannot contain this entry, or undefined. */
export function refusesWord(format: ListFormat, { Word, IsRegex, Category, SubCategory, Report }: DictionaryEntry) {
  if (IsRegex) return texts.words.expression;
  const aboutSpelling =
    spelling.has(Category.toLowerCase()) && SubCategory === "" && spelling.has(Report.toLowerCase());
  if (!aboutSpelling || /^[*?]+$/.test(Word)) return texts.words.notSpelling;
  if (Word.trim() !== Word || Word === "" || /[\r\n]/.test(Word) || impossible[format]?.test(Word)) {
    return texts.words.entryCharacters;
  }
  return undefined;
}

/** Returns the line of an entry. */
export function printWord(format: ListFormat, entry: DictionaryEntry): string {
  const { Word } = entry;
  const model = modelOf(entry);
  switch (format) {
    case "plain":
    case "word":
      return Word;
    case "hunspell-dic":
      return Word.replaceAll("/", "\\/");
    case "hunspell-personal":
      return model && !model.includes("/") ? `${Word}/${model}` : Word;
    case "libreoffice":
      return hyphensOf(entry) ?? (model && !model.includes("=") ? `${Word}==${model}` : Word);
  }
}
