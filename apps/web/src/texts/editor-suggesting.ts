import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of suggested edits. */
export const editorSuggesting = catalogue("editorSuggesting", {
  panel: "Suggested edits",
  mode: "Suggesting",
  about: "Turn your edits into suggestions that others can accept or reject",
  on: "Suggesting is on. Your edits become suggestions.",
  off: "Suggesting is off. Your edits change the text.",
  turnOn: "Turn on suggesting",
  turnOff: "Turn off suggesting",
  next: "Next suggested edit",
  previous: "Previous suggested edit",
  acceptHere: "Accept the suggested edit at the cursor",
  rejectHere: "Reject the suggested edit at the cursor",
  count: say("{count, plural, =0 {No edits} one {1 edit} other {# edits}}", (count: number) => ({ count })),
  filter: "Show",
  everyone: "Everyone",
  selection: "Selected text",
  accept: "Accept",
  reject: "Reject",
  withdraw: "Withdraw",
  correct: "Suggest all corrections",
  corrected: say(
    "{count, plural, =0 {No corrections to suggest. Those that need a choice stay in Suggestions.} one {1 correction suggested.} other {# corrections suggested.}}",
    (count: number) => ({ count }),
  ),
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  none: "No suggested edits here. Turn on Suggesting to suggest some.",
  notSaved: "Save this text to your documents first. Then edits can be suggested.",
  show: "Show in text",
  format: "Formatting",
  block: "Structure",
  summary: say(
    "{name}: {how, select, replace {replace {deleted} with {inserted}} insert {insert {inserted}} delete {delete {deleted}} other {change the formatting}}",
    (name: string, inserted: string, deleted: string) => ({
      name,
      how:
        inserted !== "" && deleted !== ""
          ? "replace"
          : inserted !== ""
            ? "insert"
            : deleted !== ""
              ? "delete"
              : "other",
      inserted: quoted(inserted.trim()),
      deleted: quoted(deleted.trim()),
    }),
  ),
  notAllTracked: say(
    "{name} is in your downloads. {count, plural, one {{count} suggested edit is} other {{count} suggested edits are}} not in it because Word doesn’t track changes of this kind.",
    (name: string, count: number) => ({ name: quoted(name), count }),
  ),
  decided: say(
    "{decision, select, accept {{count, plural, one {1 edit} other {# edits}} accepted.} other {{count, plural, one {1 edit} other {# edits}} rejected.}}",
    (decision: string, count: number) => ({ decision, count }),
  ),
});
