import { type Kind, levels } from "../findings/finding.ts";
import type { RuleHead } from "../rule/rule-of.ts";
import { styles } from "../settings/settings.ts";

/** The parsed text of a rule. */
export interface RuleText {
  readonly head: RuleHead;
  /** Sentences that look similar and must not be flagged. */
  readonly leaves: readonly string[];
}

const kinds: readonly Kind[] = ["spelling", "grammar", "punctuation", "clarity", "style", "inclusive"];
const names = ["title", "explain", "kind", "level", "sure", "picky", "styles", "message", "otherwise"] as const;

/** Returns `value` if it is one of `all`. Throws otherwise. */
function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((each) => each === value);
  if (found === undefined) throw new Error(`“${value}” is not one of ${all.join(", ")}.`);
  return found;
}

/** Parses lines of the form `name: value`. */
function readFacts(lines: readonly string[]): ReadonlyMap<(typeof names)[number], string> {
  return new Map(
    lines.map((line) => {
      const [, name = line, value = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
      return [oneOf(names, name), value] as const;
    }),
  );
}

const isYes = (value: string | undefined): boolean => value !== undefined && oneOf(["yes"], value) === "yes";

/** Restores the paragraph breaks of a sentence, which are written as ¶. */
const sentence = (text: string): string => text.replaceAll(" ¶ ", "\n\n");

function readHead(id: string, facts: ReturnType<typeof readFacts>, examples: RuleHead["examples"]): RuleHead {
  const { message, otherwise, kind = id.replace(/\/.*/, ""), ...about } = Object.fromEntries(facts);
  const { title = "", explain = "", level = "", sure, picky, styles: wanted } = about;
  return {
    id,
    title,
    explain,
    kind: oneOf(kinds, kind),
    level: oneOf(levels, level),
    ...(isYes(sure) && { sure: true }),
    ...(isYes(picky) && { picky: true as const }),
    ...(wanted && { styles: wanted.split(" ").map((style) => oneOf(styles, style)) }),
    ...(message && { message }),
    ...(otherwise && { otherwise }),
    examples,
  };
}

/**
 * Parses the text of the rule `id`: properties, a blank line, then one sentence per line, `wrong → right` for an
 * example and a single sentence for a look-alike. Throws an error with the id if the text is invalid.
 */
export function readRuleText(id: string, source: string): RuleText {
  const lines = source.split("\n");
  const end = lines.indexOf("");
  const sentences = lines.slice(end).filter((line) => line !== "");
  const examples = sentences.flatMap((line) => {
    const [wrong = "", right] = line.split(" → ").map(sentence);
    return right === undefined ? [] : [{ wrong, right }];
  });
  const leaves = sentences.filter((line) => !line.includes(" → ")).map(sentence);
  try {
    return { head: readHead(id, readFacts(lines.slice(0, end)), examples), leaves };
  } catch (fault) {
    throw new Error(`${id}: ${(fault as Error).message}`, { cause: fault });
  }
}
