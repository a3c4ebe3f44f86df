import { catalogue, quoted, say } from "@housestyle/texts";

/** What suggested edits say. */
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
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  none: "No suggested edits here. Turn on Suggesting to suggest some.",
  notSaved: "Save this text to your documents first. Then edits can be suggested.",
  show: "Show in the text",
  format: "Formatting",
  block: "Structure",
  summary: say(
    "{name}: {how, select, replace {replace {deleted} with {inserted}} insert {insert {inserted}} delete {delete {deleted}} other {change the format}}",
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
  decided: say(
    "{decision, select, accept {{count, plural, one {1 edit} other {# edits}} accepted.} other {{count, plural, one {1 edit} other {# edits}} rejected.}}",
    (decision: string, count: number) => ({ decision, count }),
  ),
});
