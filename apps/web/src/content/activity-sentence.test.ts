import { acts } from "@housestyle/contract";
import { expect, test } from "vitest";
import { type ActivityEntry, sentenceOf } from "./activity-sentence.ts";

const said = (What: ActivityEntry["What"], Details: ActivityEntry["Details"] = {}, Name = "Ann") =>
  sentenceOf({ What, Details, Name, PersonId: Name === "" ? null : 1 });

test.each([
  ["member.removed", { Names: ["Bob"] }, "Ann removed Bob from the team."],
  [
    "member.changed",
    { Names: ["Bob"], Position: "Admin Only", Licence: "Free" },
    "Ann changed the role of Bob to Admin Only (license: Free).",
  ],
  ["term.added", { Count: 1, Names: ["log in"] }, "Ann added the term “log in”."],
  ["term.added", { Count: 4, Names: ["a", "b", "c"] }, "Ann added 4 terms (“a”, “b”, “c”, and others)."],
  ["snippet.deleted", { Count: 2, Names: [] }, "Ann deleted 2 snippets."],
  ["snippet.deleted", { Count: 1, Names: [] }, "Ann deleted a snippet."],
  ["team.changed", { Fields: ["Name", "Flags"] }, "Ann changed the team settings: name, features."],
  [
    "import.made",
    { Table: "termbase", Added: 1200, Changed: 0, Removed: 3 },
    "Ann imported terms: 1,200 new, 3 removed.",
  ],
  ["import.made", { Table: "termbase", Added: 0, Changed: 2, Removed: 0 }, "Ann imported terms: 2 changed."],
  [
    "import.undone",
    { Table: "termbase", Added: 1, Changed: 2, Removed: 3 },
    "Ann undid an import of terms: 1 new, 2 changed, 3 removed.",
  ],
  ["import.undone", { Table: "termbase" }, "Ann undid an import of terms."],
  ["export.made", { Table: "audit" }, "Ann exported this log."],
  ["account.sessions-ended", { Count: 1 }, "Ann ended 1 session."],
] as const)("%s %j is “%s”", (what, details, sentence) => {
  expect(said(what, details)).toBe(sentence);
});

test("a wrong password is told of the account, not of who typed it", () => {
  expect(said("account.sign-in-failed", { Names: ["Pat"] }, "")).toBe(
    "Someone tried to log in as Pat with the wrong password.",
  );
});

test.each([{}, { Count: 3, Names: ["x"], Fields: ["NewField"], Table: "newtable", Position: "New" }])(
  "no act shows people a code, whatever is known of it: %j",
  (details) => {
    for (const what of acts) {
      const sentence = said(what, details);
      expect(sentence).toMatch(/^(Ann|Someone|A guest) .+\.$/);
      expect(sentence).not.toMatch(/undefined|NewField|newtable|[a-z][.-](made|changed|added)|“”|: \.| {2}/);
    }
  },
);
