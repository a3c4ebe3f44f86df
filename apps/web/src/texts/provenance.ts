import type { writingSources } from "@housestyle/contract";
import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts about how a document was written, and the signed record of that. */
export const provenance = catalogue("provenance", {
  tab: "Provenance",
  about:
    "If you turn this on, the server records how the words of this document are written: typed, pasted, from a file, an accepted suggestion, or a language model, by whom, and when. Everyone who can open the document sees that it is on.",
  isOn: "Record how this document is written",
  on: "It is recorded how this document is written.",
  off: "It isn’t recorded how this document is written.",
  notAllowed: "A team of the document’s owner doesn’t allow recording how documents are written.",
  ownersOnly: "Only owners of the document can turn this on or off, and see the record.",
  since: say("First recorded on {day}.", (day: string) => ({ day })),
  started: "Recording is on.",
  stopped: "Recording is off. What was recorded is kept.",
  sources: {
    typed: "Typed",
    pasted: "Pasted",
    imported: "From a file or an earlier version",
    accepted: "Accepted suggestions",
    assisted: "From a language model",
  } satisfies Record<(typeof writingSources)[number], string>,
  unrecorded: "Not recorded",
  unknown: "Unknown author",
  totals: "How the text was written",
  heads: { who: "Author", how: "How", characters: "Characters" },
  moved:
    "Words that you cut and paste within the document count as pasted. Words that undo brings back are not recorded.",
  file: "Signed file",
  fileAbout:
    "The file contains the title, the authors’ names, and for each paragraph a fingerprint of its words (SHA-256), and how many characters were written by whom, how, and when. It doesn’t contain the text. It’s up to you whether you give it to anyone.",
  download: "Download signed file",
  delete: "Delete record",
  deleteAbout:
    "Deletes everything that was recorded and stops recording. Words from a language model stay marked in the history.",
  deleted: "Record deleted.",
  loading: "Loading…",
  failed: "The record couldn’t be loaded. Check your connection, and try again.",
  note: "It is recorded how this document is written: typed, pasted, or in another way, and when.",
  details: "Details",
  /** The page that checks a file. */
  check: {
    title: "Check a provenance file",
    lead: "Find out whether a file about how a document was written was signed by this server, and what it says.",
    choose: "Choose file…",
    fileLabel: "Provenance file",
    unreadable: "This is not a provenance file.",
    valid: "Signed by this server, and unchanged since.",
    invalid: "Not signed by this server, or changed since. Don’t rely on what it says.",
    facts: say(
      "{title}, signed on {signed}. {isKnown, select, true {Recorded since {since}.} other {}}",
      (title: string, signed: string, since: string) => ({
        title: quoted(title),
        signed,
        since,
        isKnown: since !== "",
      }),
    ),
    untitled: "Untitled",
    compare: "Compare with a text",
    compareHint: "Paste the text here to see whether it is the one in the file. It isn’t sent anywhere.",
    matches: say(
      "Paragraphs of the file that are in this text: {same, number} of {count, number}.",
      (same: number, count: number) => ({ same, count }),
    ),
  },
});
