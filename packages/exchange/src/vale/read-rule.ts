import type { Gathering } from "../table/gather-rows.ts";
import type { StyleGuideRow } from "../table/style-guide-row.ts";
import { texts } from "../texts.ts";
import { consistency, occurrence, repetition } from "./counting-rules.ts";
import { existence } from "./existence.ts";
import { filledMessage } from "./rule-message.ts";
import { substitution } from "./substitution.ts";
import type { ValeEntries, ValeEntry, ValeRule } from "./vale-rule.ts";

const kinds: ReadonlyMap<string, (rule: ValeRule) => ValeEntries> = new Map([
  ["existence", existence],
  ["substitution", substitution],
  ["occurrence", occurrence],
  ["repetition", repetition],
  ["consistency", consistency],
]);

const severities: Readonly<Record<string, string>> = { suggestion: "hint", warning: "warning", error: "error" };

// Every entry gets a message of its own, so that a long one would be kept many times.
const longestMessage = 2000;

/** Scopes that are the same as the whole text here. */
const wholeText = new Set(["text", "sentence", "paragraph", "summary", "list"]);

/** Returns why an entry is imported turned off although it is on in Vale. */
function whyOff({ yaml, setting }: ValeRule, { match, isUnsure }: ValeEntry): string | undefined {
  const scope = setting === "NO" ? undefined : yaml.texts("scope").find((each) => !wholeText.has(each));
  if (scope !== undefined) return texts.vale.onlyPart(match, scope);
  return isUnsure ? texts.vale.lostExceptions(match) : undefined;
}

const nameOf = ({ guide, name }: ValeRule): string => (guide === "" ? name : `${guide}.${name}`);

function addEntry(rule: ValeRule, entry: ValeEntry, into: Gathering<StyleGuideRow>): void {
  const { yaml, setting } = rule;
  const { line, match, isRegex, replace, note } = entry;
  const off = whyOff(rule, entry);
  const message = filledMessage(yaml.text("message"), { phrase: isRegex ? undefined : match, replace });
  const severity = severities[setting] ?? severities[yaml.text("level")];
  into.add(
    {
      ...(rule.guide === "" ? {} : { Guide: rule.guide }),
      Name: rule.name,
      Match: match,
      Replace: replace,
      Message: message,
      IsEnabled: off === undefined && setting !== "NO" ? "true" : "false",
      CaseSensitive: yaml.flag("ignorecase") ? "false" : "true",
      IsRegex: isRegex ? "true" : "false",
      ...(severity ? { Severity: severity } : {}),
      Url: yaml.text("link"),
    },
    line,
  );
  if (off) into.problem(line, nameOf(rule), off);
  if (note) into.problem(line, nameOf(rule), note);
}

/** Adds the rules that a Vale rule becomes, and a problem for everything that cannot become one. */
export function readRule(rule: ValeRule, into: Gathering<StyleGuideRow>): void {
  const kind = rule.yaml.text("extends");
  const read = kinds.get(kind);
  if (!read) {
    const why = kind === "script" ? texts.vale.script : texts.vale.kind(kind);
    into.problem(rule.yaml.line, nameOf(rule), kind === "" ? texts.vale.noRule : why);
    return;
  }
  if (rule.yaml.text("message").length > longestMessage) {
    into.problem(rule.yaml.line, nameOf(rule), texts.vale.longMessage(longestMessage));
    return;
  }
  const { entries, left } = read(rule);
  for (const entry of entries) addEntry(rule, entry, into);
  for (const { line, message } of left) into.problem(line, nameOf(rule), message);
  if (entries.length + left.length === 0) into.problem(rule.yaml.line, nameOf(rule), texts.vale.nothingToFind);
}
