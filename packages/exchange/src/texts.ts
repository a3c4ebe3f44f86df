import { catalogue, say } from "@housestyle/texts";
import type { WhyNotPattern } from "./vale/linear-pattern.ts";

const upTo = (most: number) => ({ most });
const ofColumn = (name: string) => ({ name });
const ofPattern = (why: WhyNotPattern, most: number) => ({ why, most });

/** Everything that is said of a file that is read or made, and of its rows. */
export const texts = catalogue("fileRows", {
  twice: say(
    "{line, select, none {The file has this entry twice, and differently.} other {Line {line} has this entry already, differently.}}",
    (line: number | null) => ({ line: line ?? "none" }),
  ),
  quoteNeverClosed: "A quotation mark opens here and is never closed. What follows was left out.",
  nestedArchive: "An archive inside an archive is not opened.",
  impossibleCharacters: "It holds characters that no file can hold.",
  cell: {
    empty: say("{name} is empty.", ofColumn),
    lineBreak: say("{name} must not have a line break.", ofColumn),
    taken: say(
      "“{value}” is not a known value for {name}; “{taken}” was used.",
      (name: string, value: string, taken: string) => ({
        name,
        value: value.length > 40 ? `${value.slice(0, 40)}…` : value,
        taken,
      }),
    ),
    cannotBe: say("{name} cannot be “{value}”.", (name: string, value: string) => ({
      name,
      value: value.length > 40 ? `${value.slice(0, 40)}…` : value,
    })),
  },
  csv: {
    unknownColumn: "This column is not known and was left out.",
    sameColumn: say("There is another column for {name}; this one was left out.", ofColumn),
    noColumn: say(
      "The first line must name the columns, and one of them must be {missing}. Known columns: {known}.",
      (missing: string, known: readonly string[]) => ({ missing, known: known.join(", ") }),
    ),
    tooManyCells: "This row has more cells than there are columns. Is a quotation mark missing?",
  },
  words: {
    tooLong: "This line is too long to be a word.",
    noLibreOffice: "This is not a LibreOffice dictionary: it has no OOoUserDict header.",
    oldOpenOffice: "This dictionary is from an old OpenOffice. Save it again with LibreOffice.",
    expression: "It is a regular expression; a word list cannot hold it.",
    notSpelling: "It ignores remarks that are not about spelling; a word list cannot say that.",
    entryCharacters: "This form of word list cannot hold the characters of this entry.",
    termCharacters: "This form of word list cannot hold the characters of this term.",
    notToAvoid: "It is not a term to avoid.",
    neither: "It is neither a term to use nor one to avoid.",
    noLine: "A line of a word list cannot hold it.",
    slashOrStar: "A slash or a star means something else there.",
  },
  tbx: {
    noTerm: "This entry has no term.",
    noTbx: "This is not a TBX file: it has no <tbx> or <martif> with a <body>.",
    rejected: "Rejected terms are not exported.",
    impossibleCharacters: "It holds characters that XML cannot hold.",
    likeANote: "TBX would take its description for one of the notes we write.",
  },
  archive: {
    noArchive: "This is not an archive of a team: it has no manifest that says so.",
    newer: "This archive was made by a newer version. Please update, then try again.",
    noList: say("The file “{name}” holds no list.", (name: string) => ({ name })),
    badChoice: "This choice has not the right form.",
    unknownFile: "This file is not known and was not read.",
  },
  snippets: {
    timeOfDay: "It inserts the time of day, and only dates can be inserted.",
    usualDate: "The date will be written in the usual form instead of its own.",
    anotherMissing: "It inserts another snippet, which is not in this file.",
    anotherNotWritten: "It inserts another snippet that is not in this file.",
    answerOf: say("It inserts what a “{kind}” answers, which cannot be imported.", (kind: string) => ({
      kind: kind.slice(0, 40),
    })),
    noCounterpart: say("It holds “{macro}”, which has no counterpart here.", (macro: string) => ({
      macro: macro.slice(0, 40),
    })),
    markdown: "It is written in Markdown and comes as it is written.",
    image: "It inserts an image, and only text can be imported.",
    noTrigger: "It has no trigger of its own that could become a shortcut.",
    noEspanso: "This is no espanso file: it has no list of matches.",
    espansoNeedsShortcut: "It has no shortcut without blanks, and espanso needs one.",
    espansoMisreads: "Espanso would read its text or its shortcut as something else.",
    textExpanderNeedsShortcut: "It has no shortcut without blanks, and TextExpander needs one.",
    textExpanderMisreads: "TextExpander would read its text or its shortcut as something else.",
  },
  vale: {
    languageTool:
      "These are rules of LanguageTool in XML, which cannot be imported. Import a CSV file or rules of Vale, or enter the patterns as style guide rules.",
    prh: "These are rules of prh, which cannot be imported. Import a CSV file with the columns Match and Replace, or rules of Vale.",
    noRule: "This is no rule: it does not say what it extends.",
    nothingKnown: "This archive has no rules and no vocabularies of Vale (.yml, accept.txt, reject.txt).",
    script: "A rule that is a script is never run and cannot be imported.",
    wordList: "Import this word list as a dictionary.",
    tooManyBroken: "Too many files of the archive cannot be read.",
    kind: say("Rules of the kind “{kind}” cannot be imported.", (kind: string) => ({ kind: kind.slice(0, 40) })),
    longMessage: say("Its message is longer than {most} characters.", upTo),
    nothingToFind: "This rule has nothing to look for.",
    onlyPart: say(
      "“{match}” came switched off: it is only for “{scope}”, which cannot be kept.",
      (match: string, scope: string) => ({ match: match.slice(0, 60), scope: scope.slice(0, 60) }),
    ),
    lostExceptions: say(
      "“{match}” came switched off: its exceptions cannot be kept; without them it would say too much.",
      (match: string) => ({ match: match.slice(0, 60) }),
    ),
    leastNumber: "It asks for a least number, and only a greatest can be checked.",
    notApart: "What it counts cannot be told apart in linear time.",
    endsAtStop: "A sentence is taken to end at the first full stop in it.",
    repetitions: "It allows repetitions, which cannot be counted.",
    tooManyWords: say("It lists more than {most} words.", upTo),
    doubled: "It looks for any doubled word. The checker does that by itself.",
    noPairs: "It names no pairs.",
    oneParagraph: "It is found only where both stand in one paragraph.",
    endlessWords: "This pattern stands for too many words, so none was taken.",
    slot: "Vale would read “%s” in its message as a slot.",
    missingGroup: "Its replacement names a group that is not there.",
    nothingInIt: "It has nothing to look for.",
    badToken: say(
      "“{token}” cannot be used: {why, select, long {it is longer than {most} characters} repeats {it repeats too much} backreference {it uses back-references} lookaround {next to its lookaround it is too long, or repeats what may be empty} group {its replacement names a group that is not there} other {it cannot be read}}.",
      (token: string, why: WhyNotPattern | "group", most: number) => ({ token: token.slice(0, 100), why, most }),
    ),
    badExpression: say(
      "It cannot be used: {why, select, long {it is longer than {most} characters} repeats {it repeats too much} backreference {it uses back-references} lookaround {next to its lookaround it is too long, or repeats what may be empty} other {it cannot be read}}.",
      ofPattern,
    ),
    badLine: say(
      "This pattern cannot be used: {why, select, long {it is longer than {most} characters} repeats {it repeats too much} backreference {it uses back-references} lookaround {next to its lookaround it is too long, or repeats what may be empty} other {it cannot be read}}.",
      ofPattern,
    ),
    badPattern: say(
      "Its pattern cannot be used: {why, select, long {it is longer than {most} characters} repeats {it repeats too much} backreference {it uses back-references} lookaround {next to its lookaround it is too long, or repeats what may be empty} other {it cannot be read}}.",
      ofPattern,
    ),
  },
});
