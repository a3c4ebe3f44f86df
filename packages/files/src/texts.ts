import { catalogue, say } from "@housestyle/texts";

const upTo = (most: number) => ({ most });
const inLine = (line: number) => ({ line });
const named = (name: string) => ({ name: name.slice(0, 100) });

/** The messages about files that cannot be used. */
export const texts = catalogue("files", {
  tooLarge: say("The file is too large. The limit is {most, number} bytes.", upTo),
  tooManyRows: say("The file has too many rows. The limit is {most, number}.", upTo),
  tooManyColumns: say("The file has too many columns. The limit is {most}.", upTo),
  tooDeep: say("The file is nested too deeply. The limit is {most} levels.", upTo),
  cellTooLong: say("A cell on line {line} is too long.", inLine),
  notText: "This does not look like a text file.",
  badJson: "The JSON is not valid.",
  xml: {
    declares:
      "The file declares entities or its own document type (<!DOCTYPE … [). Remove the declaration and try again.",
    /** The parser's own message follows the colon, in English. */
    bad: say("The XML is not valid (line {line}): {why}", (line: number, why: string) => ({ line, why })),
    unreadable: "The XML is not valid.",
    tooMany: "The XML has too many elements.",
    empty: "The XML is empty.",
  },
  yaml: {
    /** The parser's own message follows the colon, in English. */
    bad: say("The YAML is not valid (line {line}): {why}", (line: number, why: string) => ({ line, why })),
    unreadable: "The YAML is not valid.",
    tooLarge: "The YAML is too large to read.",
    tricky: say("The YAML cannot be read (line {line}): anchors, aliases, and tags (& * !) are not supported.", inLine),
    keyIsNoText: say("The YAML is not valid (line {line}): keys must be text.", inLine),
    twice: say("The YAML is not valid (line {line}): “{name}” appears twice.", (line: number, name: string) => ({
      line,
      ...named(name),
    })),
  },
  zip: {
    damaged: "The archive is damaged.",
    damagedFile: say("The file “{name}” in the archive is damaged.", named),
    growsTooLarge: "The archive is too large when unpacked.",
    noZip: "This is not a ZIP archive, or it is incomplete.",
    unsafeName: "The archive contains a file with an unsafe path.",
    locked: "The archive is password-protected.",
    overwhelms: "The archive looks like a zip bomb, so it was not opened.",
    tooManyFiles: say("The archive contains too many files. The limit is {most}.", upTo),
    sameName: "The archive contains two files with the same name.",
  },
});
