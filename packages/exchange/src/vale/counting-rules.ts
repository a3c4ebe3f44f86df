import { YamlMap } from "@housestyle/files";
import { finiteWords } from "./finite-words.ts";
import { joined, patternEntry } from "./token-entry.ts";
import type { ValeEntries, ValeRule } from "./vale-rule.ts";

const leaves = (line: number, message: string): ValeEntries => ({ entries: [], left: [{ line, message }] });

/** Every word becomes an expression of its own. */
const mostRepeated = 1000;

/** A token that cannot be cut into two of itself: words from a list, or something between word boundaries. */
const isWhole = (token: string): boolean =>
  finiteWords(token) !== undefined || /^\\b(?:(?!\\[sSWD]|[. ]|\[\^).)+\\b$/s.test(token);

/**
 * `occurrence` with `max`: a stretch that holds the token once too often, inside a sentence or a paragraph. A full stop
 * inside a sentence ends it here, so that it may say too little, never too much.
 */
export function occurrence({ yaml }: ValeRule): ValeEntries {
  const { line } = yaml;
  const token = yaml.text("token");
  const max = Number(yaml.text("max") || Number.NaN);
  if (!Number.isInteger(max) || max < 0)
    return leaves(line, "It asks for a least number, and only a greatest can be checked.");
  const own = yaml.flag("ignorecase") ? `(?i:${token})` : `(?:${token})`;
  if (max === 0) return patternEntry(own, line);
  if (!isWhole(token)) return leaves(line, "What it counts cannot be told apart in linear time.");
  if (!yaml.texts("scope").includes("sentence")) return patternEntry(`(?:${own}[\\s\\S]*?){${max}}${own}`, line);
  const note = "A sentence is taken to end at the first full stop in it.";
  return patternEntry(`(?:${own}[^.!?]*?){${max}}${own}`, line, { note });
}

/** `repetition` of words from a list; without a list the checker knows doubled words by itself. */
export function repetition({ yaml }: ValeRule): ValeEntries {
  const { line } = yaml;
  const words = yaml.texts("tokens").map((token) => finiteWords(token)?.words);
  if (Number(yaml.text("max") || 0) > 1) return leaves(line, "It allows repetitions, which cannot be counted.");
  const known = words.filter((each) => each !== undefined).flat();
  if (known.length > mostRepeated) return leaves(line, `It lists more than ${mostRepeated} words.`);
  if (known.length < words.flat().length || known.length === 0) {
    return leaves(line, "It looks for any doubled word. The checker does that by itself.");
  }
  return joined(
    known.map((word) => patternEntry(`\\b${escapeWord(word)}\\s+${escapeWord(word)}\\b`, line, { replace: word })),
  );
}

const escapeWord = (word: string): string => word.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");

/** `consistency`: both spellings of a pair in one paragraph. */
export function consistency({ yaml }: ValeRule): ValeEntries {
  const either = yaml.get("either");
  if (!(either instanceof YamlMap)) return leaves(yaml.line, "It names no pairs.");
  const edge = yaml.flag("nonword") ? "" : "\\b";
  const pairs = [...either.members].map(([one, { value, line }]) => ({
    one,
    other: typeof value === "string" ? value : "",
    line,
  }));
  return joined(
    pairs.map(({ one, other, line }) => {
      const [left, right] = [one, other].map((each) => `${edge}(?:${each})${edge}`);
      return patternEntry(`${left}[\\s\\S]*${right}|${right}[\\s\\S]*${left}`, line, {
        note: "It is found only where both stand in one paragraph.",
      });
    }),
  );
}
