import { allOf, catalogue, oneOf, say } from "@housestyle/texts";

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The messages about files of a team's style. */
export const texts = catalogue("team-files", {
  /** The parser's own message follows the colon, in English. */
  badYaml: say("This is not valid YAML: {why}", (why: string) => ({ why })),
  tooLarge: say("This file is too large. The limit is {most} characters.", (most: number) => ({ most })),
  aliases: "Anchors, aliases, and tags (& * !) are not supported.",
  notAMap: say("This file must contain the keys of a style file, such as {list}.", (list: string) => ({ list })),
  notAList: say("“{name}” must be a list.", (name: string) => ({ name })),
  notAnEntry: say("This must be an entry with fields, such as {field}.", (field: string) => ({ field: `${field}: …` })),
  unknownField: say("There is no field “{name}”. Available fields: {all}.", (name: string, all: readonly string[]) => ({
    name: short(name),
    all: all.join(", "),
  })),
  twice: say("“{name}” appears twice here.", (name: string) => ({ name })),
  missing: say("“{name}” is missing.", (name: string) => ({ name })),
  oneLine: say("“{name}” must be a single line.", (name: string) => ({ name })),
  notText: say("“{name}” must be a text.", (name: string) => ({ name })),
  notAListOfTexts: say("“{name}” must be a list of texts.", (name: string) => ({ name })),
  tooLong: say("“{name}” can have at most {most} characters.", (name: string, most: number) => ({ name, most })),
  tooMany: say("“{name}” can have at most {most} entries.", (name: string, most: number) => ({ name, most })),
  notAFlag: say("“{name}” must be true or false.", (name: string) => ({ name })),
  notANumber: say("“{name}” must be a number.", (name: string) => ({ name })),
  notAChoice: say("“{name}” must be {choices}.", (name: string, choices: readonly string[]) => ({
    name,
    choices: oneOf(choices),
  })),
  notAPair: say("“{name}” must contain pairs such as “utilize → use”.", (name: string) => ({ name })),
  sameEntry: say("“{entry}” is already on line {line}.", (entry: string, line: number) => ({
    entry: short(entry),
    line,
  })),
  noParent: say(
    "“parent” must name another file in snippets, but there is no snippets/{name}.yaml.",
    (name: string) => ({
      name: short(name),
    }),
  ),
  parentOfItself: "This folder would be inside itself.",
  sameFile: say("{path} is a file for the same entries. Keep one of them.", (path: string) => ({ path })),
  uneditable: say(
    "This file could not be updated without changing its layout. Enter the changes yourself: {changes}.",
    (changes: readonly string[]) => ({ changes: allOf(changes.map((each) => `“${short(each)}”`)) }),
  ),
  badRecord: say(
    "{path}: not a record of a sync. Restore it from Git, or delete it to compare from scratch.",
    (path: string) => ({
      path,
    }),
  ),
  newerRecord: say("{path}: written by a newer version of housestyle. Update it first.", (path: string) => ({ path })),
  headNote: "Synced with Housestyle. Comments and the order of entries are kept.",
});
