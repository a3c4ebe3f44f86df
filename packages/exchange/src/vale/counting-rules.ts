import { YamlMap } from "@housestyle/files";
import { texts } from "../texts.ts";
import { finiteWords } from "./finite-words.ts";
import { joined, patternEntry } from "./token-entry.ts";
import type { ValeEntries, ValeRule } from "./vale-rule.ts";

const leaves = (line: number, message: string): ValeEntries => ({ entries: [], left: [{ line, message }] });

/** The most repeated words. Each becomes its own expression. */
const mostRepeated = 1000;

/** Whether a token cannot be cut into two matches of itself: a listed word, or text between word boundaries. */
const isWhole = (token: string): boolean =>
  finiteWords(token) !== undefined || /^\\b(?:(?!\\[sSWD]|[. ]|\[\^).)+\\b$/s.test(token);

/**
 * Converts `occurrence` with `max` to a pattern for one match too many in a sentence or paragraph. A period inside a
 * sentence ends it here, so the rule may miss something but never flags too much.
 */
export function occurrence({ yaml }: ValeRule): ValeEntries {
  const { line } = yaml;
  const token = yaml.text("token");
  const max = Number(yaml.text("max") || Number.NaN);
  if (!Number.isInteger(max) || max < 0) return leaves(line, texts.vale.leastNumber);
  const own = yaml.flag("ignorecase") ? `(?i:${token})` : `(?:${token})`;
  if (max === 0) return patternEntry(own, line);
  if (!isWhole(token)) return leaves(line, texts.vale.notApart);
  if (!yaml.texts("scope").includes("sentence")) return patternEntry(`(?:${own}[\\s\\S]*?){${max}}${own}`, line);
  return patternEntry(`(?:${own}[^.!?]*?){${max}}${own}`, line, { note: texts.vale.endsAtStop });
}

/** Converts `repetition` of listed words. Without a list, the checker finds repeated words itself. */
export function repetition({ yaml }: ValeRule): ValeEntries {
  const { line } = yaml;
  const words = yaml.texts("tokens").map((token) => finiteWords(token)?.words);
  if (Number(yaml.text("max") || 0) > 1) return leaves(line, texts.vale.repetitions);
  const known = words.filter((each) => each !== undefined).flat();
  if (known.length > mostRepeated) return leaves(line, texts.vale.tooManyWords(mostRepeated));
  if (known.length < words.flat().length || known.length === 0) {
    return leaves(line, texts.vale.doubled);
  }
  return joined(
    known.map((word) => patternEntry(`\\b${escapeWord(word)}\\s+${escapeWord(word)}\\b`, line, { replace: word })),
  );
}

const escapeWord = (word: string): string => word.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");

/** Converts `consistency`: both spellings of a pair in one paragraph. */
export function consistency({ yaml }: ValeRule): ValeEntries {
  const either = yaml.get("either");
  if (!(either instanceof YamlMap)) return leaves(yaml.line, texts.vale.noPairs);
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
        note: texts.vale.oneParagraph,
      });
    }),
  );
}
