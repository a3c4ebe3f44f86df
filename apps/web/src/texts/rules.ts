import type { Level } from "@housestyle/engine";
import { catalogue, quoted, say } from "@housestyle/texts";

/** What the pages about the rules say. */
export const rules = catalogue("rules", {
  title: "Rules",
  about: say(
    "{count, number} rules check every text on the writer’s device. A rule that is not sure says nothing.",
    (count: number) => ({ count }),
  ),
  search: "Search rules",
  found: say("{count, plural, one {# rule} other {# rules}}", (count: number) => ({ count })),
  none: "No rule matches.",
  docs: "Documentation",
  all: "All rules",
  levels: {
    error: "Error",
    warning: "Warning",
    hint: "Hint",
  } satisfies Record<Level, string>,
  levelsAbout: {
    error: "The words are wrong.",
    warning: "The words are probably wrong.",
    hint: "A matter of style.",
  } satisfies Record<Level, string>,
  sure: "The first suggestion can be applied without asking: housestyle check --fix does so.",
  picky: say("Checked only for those who turn on {name}.", (name: string) => ({ name: quoted(name) })),
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
