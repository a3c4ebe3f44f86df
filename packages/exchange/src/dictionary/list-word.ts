import type { DictionaryFormat } from "./dictionary-format.ts";
import { noteOfHyphens, noteOfModel } from "./word-note.ts";

/** The content of a line of a word list: a word to accept, one to avoid, or nothing. */
export type ListWord =
  | { readonly kind: "known"; readonly word: string; readonly note?: string }
  | { readonly kind: "avoided"; readonly word: string; readonly replacement: string }
  | { readonly kind: "nothing" };

const known = (word: string, note?: string): ListWord =>
  note === undefined ? { kind: "known", word } : { kind: "known", word, note };

const plainWord = (line: string): ListWord => (/^#(\s|$)/.test(line) ? { kind: "nothing" } : known(line));

function personalWord(line: string): ListWord {
  if (line.startsWith("*") && line.length > 1) return { kind: "avoided", word: line.slice(1).trim(), replacement: "" };
  const [, word, model] = /^([^/]+)\/([^/]+)$/.exec(line) ?? [];
  return word && model ? known(word.trim(), noteOfModel(model.trim())) : known(line);
}

/** Returns the word of a full dictionary without its flags and morphology. */
function flaggedWord(line: string): ListWord {
  const [word = ""] = line.split(/\t|\s+(?=[a-z]{2}:)/);
  return known(word.replace(/([^\\])\/.*$/s, "$1").replaceAll("\\/", "/"));
}

function dividedWord(line: string, avoided: boolean): ListWord {
  if (line.startsWith("#")) return { kind: "nothing" };
  const [left = "", right = ""] = line.split("==", 2);
  const word = left.replaceAll("=", "");
  if (avoided) return { kind: "avoided", word, replacement: right };
  if (right !== "") return known(word, noteOfModel(right));
  return known(word, left === word ? undefined : noteOfHyphens(left));
}

/** Reads one line of a word list. `avoided` is for LibreOffice, where a list as a whole may contain words to avoid. */
export function listWord(format: Exclude<DictionaryFormat, "csv">, line: string, avoided: boolean): ListWord {
  switch (format) {
    case "plain":
      return plainWord(line);
    case "word":
      return known(line);
    case "hunspell-personal":
      return personalWord(line);
    case "hunspell-dic":
      return flaggedWord(line);
    case "libreoffice":
      return dividedWord(line, avoided);
  }
}
