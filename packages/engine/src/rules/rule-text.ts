import type { Kind, Level } from "../findings/finding.ts";
import type { RuleHead } from "../rule/rule-of.ts";
import { styles } from "../settings/settings.ts";

/** A rule's text, read. */
export interface RuleText {
  readonly head: RuleHead;
  /** Look-alikes it must leave alone. */
  readonly leaves: readonly string[];
}

const kinds: readonly Kind[] = ["spelling", "grammar", "punctuation", "clarity", "style", "inclusive"];
const levels: readonly Level[] = ["error", "warning", "hint"];
const names = ["title", "explain", "kind", "level", "sure", "picky", "styles", "message", "otherwise"] as const;

/** Its own value when it is one of `all`. Throws otherwise. */
function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((each) => each === value);
  if (found === undefined) throw new Error(`“${value}” is not one of ${all.join(", ")}.`);
  return found;
}

/** The lines `name: what it is`. */
function readFacts(lines: readonly string[]): ReadonlyMap<(typeof names)[number], string> {
  return new Map(
    lines.map((line) => {
      const [, name = line, value = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
      return [oneOf(names, name), value] as const;
    }),
  );
}

const isYes = (value: string | undefined): boolean => value !== undefined && oneOf(["yes"], value) === "yes";

/** A sentence; one of several paragraphs has a sign between them. */
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
 * Reads the text of the rule `id`: facts, a blank line, then a sentence a line, `wrong → right` for an example and the
 * sentence alone for a look-alike. Throws, with its id, on what it does not know.
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
