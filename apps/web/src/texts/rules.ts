import type { Level } from "@housestyle/engine";
import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the pages about the rules. */
export const rules = catalogue("rules", {
  title: "Rules",
  about: say(
    "{count, number} rules check every text on the writer’s device. When a rule is unsure, it flags nothing.",
    (count: number) => ({ count }),
  ),
  search: "Search rules",
  found: say("{count, plural, one {# rule} other {# rules}}", (count: number) => ({ count })),
  none: "No matching rules.",
  docs: "Documentation",
  all: "All rules",
  levels: {
    error: "Error",
    warning: "Warning",
    hint: "Hint",
  } satisfies Record<Level, string>,
  levelsAbout: {
    error: "This is a mistake.",
    warning: "This is probably a mistake.",
    hint: "A matter of style.",
  } satisfies Record<Level, string>,
  sure: "The first replacement is safe to apply automatically, as housestyle check --fix does.",
  picky: say("Checked only if you turn on {name}.", (name: string) => ({ name: quoted(name) })),
  only: say("Checked in {styles} writing only.", (styles: string) => ({ styles })),
  examples: "Examples",
  wrong: "Instead of",
  right: "Write",
  flagged: "Flagged",
  off: "Turn it off",
  inEditor:
    "In the editor, open one of its suggestions and choose “Turn off rule”. To turn it off in one document only, look under “More options”.",
  inFiles: "On the command line, add its name to the settings, .housestyle.json:",
  commandGuide: "Command line guide",
  unknown: "There is no rule with this name.",
});
