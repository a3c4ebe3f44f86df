import { catalogue, say } from "@housestyle/texts";
import type { WhyNotPattern } from "./vale/linear-pattern.ts";

const upTo = (most: number) => ({ most });
const ofColumn = (name: string) => ({ name });
const ofPattern = (why: WhyNotPattern, most: number) => ({ why, most });

/** The messages about files and their rows. */
export const texts = catalogue("fileRows", {
  twice: say(
    "{line, select, none {The file contains this entry twice with different values.} other {Line {line} already contains this entry with different values.}}",
    (line: number | null) => ({ line: line ?? "none" }),
  ),
  quoteNeverClosed: "This quotation mark is never closed. The rest was skipped.",
  nestedArchive: "Archives inside archives are not supported.",
  impossibleCharacters: "It contains characters that cannot be saved in a file.",
  cell: {
    empty: say("{name} is empty.", ofColumn),
    lineBreak: say("{name} must not contain a line break.", ofColumn),
    taken: say(
      "“{value}” is not a valid value for {name}, so “{taken}” was used.",
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
    unknownColumn: "Unknown column, skipped.",
    sameColumn: say("Another column already provides {name}, so this one was skipped.", ofColumn),
    noColumn: say(
      "The first line must name the columns and include {missing}. Known columns: {known}.",
      (missing: string, known: readonly string[]) => ({ missing, known: known.join(", ") }),
    ),
    tooManyCells: "This row has more cells than there are columns. Is a quotation mark missing?",
  },
  words: {
    tooLong: "This line is too long to be a word.",
    noLibreOffice: "This is not a LibreOffice dictionary: it has no OOoUserDict header.",
    oldOpenOffice: "This dictionary is from an old version of OpenOffice. Save it again with LibreOffice.",
    expression: "Regular expressions cannot be saved in a word list.",
    notSpelling: "It ignores suggestions other than spelling, which a word list cannot express.",
    entryCharacters: "This entry has characters that this word list format does not support.",
    termCharacters: "This term has characters that this word list format does not support.",
    notToAvoid: "It is not a term to avoid.",
    neither: "It is neither a preferred term nor a term to avoid.",
    noLine: "It does not fit on one line of a word list.",
    slashOrStar: "Slashes and asterisks have a special meaning in this format.",
  },
  tbx: {
    noTerm: "This entry has no term.",
    noTbx: "This is not a TBX file. It has no <tbx> or <martif> element with a <body>.",
    rejected: "Rejected terms are not exported.",
    impossibleCharacters: "It contains characters that are not allowed in XML.",
    likeANote: "In TBX, its description would be mistaken for a note added by Housestyle.",
  },
  archive: {
    noArchive: "This is not a team archive. It has no valid manifest.",
    newer: "This archive was created by a newer version. Update Housestyle and try again.",
    noList: say("The file “{name}” does not contain a list.", (name: string) => ({ name })),
    badChoice: "This option is not in the right format.",
    unknownFile: "Unknown file, skipped.",
  },
  snippets: {
    timeOfDay: "It inserts a time, but only dates are supported.",
    usualDate: "The date will use the default format instead of its own.",
    anotherMissing: "It inserts another snippet that is not in this file.",
    anotherNotWritten: "It inserts another snippet that is not in this file.",
    answerOf: say("It inserts the result of a “{kind}”, which cannot be imported.", (kind: string) => ({
      kind: kind.slice(0, 40),
    })),
    noCounterpart: say("It contains “{macro}”, which is not supported.", (macro: string) => ({
      macro: macro.slice(0, 40),
    })),
    markdown: "It is in Markdown and was imported as plain text.",
    image: "It inserts an image, but only text can be imported.",
    noTrigger: "It has no trigger that can be used as a shortcut.",
    noEspanso: "This is not an espanso file. It has no list of matches.",
    espansoNeedsShortcut: "espanso needs a shortcut without spaces.",
    espansoMisreads: "espanso would misinterpret its text or shortcut.",
    textExpanderNeedsShortcut: "TextExpander needs a shortcut without spaces.",
    textExpanderMisreads: "TextExpander would misinterpret its text or shortcut.",
  },
  vale: {
    languageTool:
      "LanguageTool XML rules cannot be imported. Import a CSV file or Vale rules instead, or add the patterns as style guide rules.",
    prh: "prh rules cannot be imported. Import a CSV file with the columns Match and Replace, or Vale rules.",
    noRule: "This is not a rule. It has no “extends” key.",
    nothingKnown: "This archive contains no Vale rules or vocabularies (.yml, accept.txt, reject.txt).",
    script: "Script rules are never run and cannot be imported.",
    wordList: "Import this word list as a dictionary.",
    tooManyBroken: "Too many files in the archive cannot be read.",
    kind: say("Rules of type “{kind}” cannot be imported.", (kind: string) => ({ kind: kind.slice(0, 40) })),
    longMessage: say("Its message is longer than {most} characters.", upTo),
    nothingToFind: "This rule has nothing to find.",
    onlyPart: say(
      "“{match}” was imported but turned off because its scope “{scope}” is not supported.",
      (match: string, scope: string) => ({ match: match.slice(0, 60), scope: scope.slice(0, 60) }),
    ),
    lostExceptions: say(
      "“{match}” was imported but turned off because its exceptions are not supported and it would flag too much without them.",
      (match: string) => ({ match: match.slice(0, 60) }),
    ),
    leastNumber: "It sets a minimum, but only maximums are supported.",
    notApart: "Finding what it counts would take too long.",
    endsAtStop: "Counting stops at the first period of a sentence, even in an abbreviation.",
    repetitions: "It allows repetitions, which are not supported.",
    tooManyWords: say("It lists more than {most} words.", upTo),
    doubled: "It finds repeated words, which Housestyle already flags.",
    noPairs: "It has no pairs.",
    oneParagraph: "The two forms are flagged only if both appear in the same paragraph.",
    endlessWords: "This pattern matches too many words, so none were imported.",
    slot: "In Vale, “%s” in its message would be a placeholder.",
    missingGroup: "Its replacement refers to a group that does not exist.",
    nothingInIt: "It has no pattern to match.",
    badToken: say(
      "“{token}” cannot be used: {why, select, long {it is longer than {most} characters} repeats {it has too many repetitions} backreference {it uses backreferences} lookaround {it combines lookaround with a long pattern or with repeats of an empty match} group {its replacement refers to a group that does not exist} other {it is not valid}}.",
      (token: string, why: WhyNotPattern | "group", most: number) => ({ token: token.slice(0, 100), why, most }),
    ),
    badExpression: say(
      "It cannot be used: {why, select, long {it is longer than {most} characters} repeats {it has too many repetitions} backreference {it uses backreferences} lookaround {it combines lookaround with a long pattern or with repeats of an empty match} other {it is not valid}}.",
      ofPattern,
    ),
    badLine: say(
      "This pattern cannot be used: {why, select, long {it is longer than {most} characters} repeats {it has too many repetitions} backreference {it uses backreferences} lookaround {it combines lookaround with a long pattern or with repeats of an empty match} other {it is not valid}}.",
      ofPattern,
    ),
    badPattern: say(
      "Its pattern cannot be used: {why, select, long {it is longer than {most} characters} repeats {it has too many repetitions} backreference {it uses backreferences} lookaround {it combines lookaround with a long pattern or with repeats of an empty match} other {it is not valid}}.",
      ofPattern,
    ),
  },
});
