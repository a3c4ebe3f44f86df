import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "@housestyle/engine";
import type { YamlMap } from "@housestyle/files";
import { texts } from "../texts.ts";

/** What a rule about spelling allows, and what of it cannot be obeyed. The dictionary is ours. */
export interface AllowedSpellings {
  readonly words: Settings["words"];
  readonly ignores: Settings["ignores"];
  readonly left: readonly string[];
}

const longestList = 2_000_000;

/** Reads a rule of the kind `spelling`: its lists of words, its exceptions and its filters count for our speller. */
export function readSpelling(yaml: YamlMap, stylesPath: string): AllowedSpellings {
  const lists = yaml.texts("ignore").map((name) => ({ name, words: wordsOf(name, stylesPath) }));
  const missing = lists.flatMap(({ name, words }) => (words ? [] : [texts.vale.noList(name)]));
  const foreign = ["dictionaries", "dic", "aff", "dicpath"].some((key) => yaml.get(key) !== undefined);
  const words = [...lists.flatMap((each) => each.words ?? []), ...yaml.texts("exceptions")];
  return {
    words: words.map((text) => ({ text, caseSensitive: false })),
    ignores: yaml
      .texts("filters")
      .map((pattern) => ({ rule: "spelling", pattern, isRegex: true, caseSensitive: true })),
    left: [...missing, ...(foreign ? [texts.vale.ownDictionary] : [])],
  };
}

/** A list lies beside the styles, or where newer versions keep them. */
function wordsOf(name: string, stylesPath: string): string[] | undefined {
  const file = [join(stylesPath, name), join(stylesPath, "config", "ignore", name)].find((path) => existsSync(path));
  if (file === undefined) return undefined;
  return readFileSync(file, "utf8")
    .slice(0, longestList)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
