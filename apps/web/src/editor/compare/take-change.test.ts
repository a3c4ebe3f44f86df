import { schema } from "@housestyle/documents";
import { fromMarkdown, toMarkdown } from "@housestyle/documents/markdown";
import { differences, textChanges } from "@housestyle/documents/merge";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { comparedBlocks } from "./compared-blocks.ts";
import { takenChange } from "./take-change.ts";

const lines = (doc: Node) => comparedBlocks(doc).map(({ text }) => text);
const changesTo = (doc: Node, other: Node) => textChanges(differences(lines(other), lines(doc)));

/** A text after the other's words were taken at its nth change. */
function taken(mine: string, other: string, which = 0): string {
  const [doc, theirs] = [fromMarkdown(mine), fromMarkdown(other)];
  const change = changesTo(doc, theirs)[which];
  if (!change) throw new Error("There is no such change.");
  const { doc: made } = takenChange(EditorState.create({ doc }), theirs, change);
  made.check();
  return toMarkdown(made).trim();
}

test("words come with their form, and what is around them stays", () => {
  expect(taken("The **young** cat sat.", "The *old* cat sat.")).toBe("The *old* cat sat.");
  expect(taken("# A young cat\n\nOne.", "# A cat\n\nOne.")).toBe("# A cat\n\nOne.");
  expect(taken("One here, two there.", "One there, two here.", 1)).toBe("One here, two here.");
  expect(taken("```\nlet a\n```", "let *b*")).toBe("```\nlet b\n```");
});

test("a paragraph that is missing comes back where it was, in a list as an item of it", () => {
  expect(taken("One.\n\nThree.", "One.\n\n## Two.\n\nThree.")).toBe("One.\n\n## Two.\n\nThree.");
  expect(taken("Two.", "One.\n\nTwo.")).toBe("One.\n\nTwo.");
  expect(taken("- one\n- three", "- one\n- two\n- three")).toBe("- one\n- two\n- three");
  expect(taken("> One.", "> One.\n>\n> Two.")).toBe("> One.\n>\n> Two.");
  expect(taken("One.", "One.\n\n1. first")).toBe("One.\n\n1. first");
});

test("a paragraph that the other lacks goes, with the list or quotation it leaves empty", () => {
  expect(taken("One.\n\nTwo.", "One.")).toBe("One.");
  expect(taken("- one\n- two", "- one")).toBe("- one");
  expect(taken("One.\n\n> Two.", "One.")).toBe("One.");
});

const block = fc.constantFrom(
  "One two.",
  "Two *three*.",
  "## Head",
  "- item\n- other",
  "> Quote.",
  "1. a\n2. b\n   - c",
  "```\ncode\n```",
);
const text = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join("\n\n"));

test("taking every change makes the words those of the other text", () => {
  holds(
    fc.property(text, text, (mine, other) => {
      let state = EditorState.create({ doc: fromMarkdown(mine) });
      const theirs = fromMarkdown(other);
      const most = changesTo(state.doc, theirs).length;
      for (let left = most; left > 0; left -= 1) {
        const [change] = changesTo(state.doc, theirs);
        if (!change) break;
        state = state.apply(takenChange(state, theirs, change));
        state.doc.check();
      }
      expect(lines(state.doc)).toEqual(lines(theirs));
    }),
    { numRuns: 200 },
  );
});

test("a text without words takes those of the other", () => {
  const empty = schema.node("doc", null, [schema.node("paragraph")]);
  const theirs = fromMarkdown("One.");
  const [change] = changesTo(empty, theirs);
  if (!change) throw new Error("There is no change.");
  expect(lines(takenChange(EditorState.create({ doc: empty }), theirs, change).doc)).toEqual(["One."]);
});
