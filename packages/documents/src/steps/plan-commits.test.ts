import { Step } from "prosemirror-transform";
import { expect, test } from "vitest";
import { parsedDocument } from "../parsed-document.ts";
import { schema } from "../schema.ts";
import { type Commit, planCommits, type SessionState } from "./plan-commits.ts";
import { afterSteps } from "./versioned-document.ts";

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = parsedDocument({
  type: "doc",
  content: [paragraph("ab"), { type: "numbers", content: [{ type: "item", content: [paragraph("c")] }] }],
});
if (!doc) throw new Error("The document cannot be read.");
const details = { title: "", language: "", style: "", ignored: [] };
const state: SessionState = { live: { version: 1, doc, details, writer: null }, tail: [] };
const commit = (...steps: object[]): Commit => ({
  ...{ version: 1, client: "c", first: 1, personId: 1 },
  steps: steps.map((step) => Step.fromJSON(schema, step)),
});

test("a step that is stored is one that can be read again, with the same result", () => {
  // From before the list into it: this fits only with an open end, and an empty slice is stored without.
  const step = { stepType: "replace", from: 4, to: 7, slice: { openEnd: 3 } };
  const { state: after, rows } = planCommits(state, [commit(step)], 1_000);
  const read = afterSteps(
    state.live,
    rows.map((row) => ({ ...row, Step: JSON.parse(JSON.stringify(row.Step)) })),
  );
  expect(read.doc.eq(after.live.doc)).toBe(true);
  expect(read.version).toBe(after.live.version);
});
