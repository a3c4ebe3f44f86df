import { catalogue, say } from "@housestyle/texts";

const upTo = (most: number) => ({ most });
const inLine = (line: number) => ({ line });
const named = (name: string) => ({ name: name.slice(0, 100) });

/** Everything that is said of a file that cannot be used. */
export const texts = catalogue("files", {
  tooLarge: say("The file is too large: at most {most, number} bytes.", upTo),
  tooManyRows: say("The file has too many rows: at most {most, number}.", upTo),
  tooManyColumns: say("The file has too many columns: at most {most}.", upTo),
  tooDeep: say("The file is nested too deeply: at most {most} levels.", upTo),
  cellTooLong: say("Line {line} has a cell that is far too long.", inLine),
  notText: "This does not look like a text file.",
  badJson: "The JSON cannot be read.",
  xml: {
    declares: "The file declares entities or a document type of its own (<!DOCTYPE … [). Take that out and try again.",
    /** The parser's own words stand behind the colon, in English. */
    bad: say("The XML cannot be read (line {line}): {why}", (line: number, why: string) => ({ line, why })),
    unreadable: "The XML cannot be read.",
    tooMany: "The XML has too many elements.",
    empty: "The XML has no content.",
  },
  yaml: {
    /** The parser's own words stand behind the colon, in English. */
    bad: say("The YAML cannot be read (line {line}): {why}", (line: number, why: string) => ({ line, why })),
    unreadable: "The YAML cannot be read.",
    tooLarge: "The YAML is too large to be read.",
    tricky: say(
      "The YAML cannot be read (line {line}): anchors, aliases and tags (& * !) cannot be used here.",
      inLine,
    ),
    keyIsNoText: say("The YAML cannot be read (line {line}): a key must be text.", inLine),
    twice: say("The YAML cannot be read (line {line}): “{name}” is there twice.", (line: number, name: string) => ({
      line,
      ...named(name),
    })),
  },
  zip: {
    damaged: "The archive is damaged.",
    damagedFile: say("The file “{name}” in the archive is damaged.", named),
    growsTooLarge: "The archive grows far too large when it is unpacked.",
    noZip: "This is not a zip archive, or its end is missing.",
    unsafeName: "The archive holds a file whose name leads out of it.",
    locked: "The archive is locked with a password.",
    overwhelms: "The archive is built to overwhelm whoever opens it.",
    tooManyFiles: say("The archive holds too many files: at most {most}.", upTo),
    sameName: "The archive holds two files of the same name.",
  },
});
