import { fromMarkdown, toMarkdown } from "@housestyle/documents/markdown";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { EditorState, Selection } from "prosemirror-state";
import { expect, test } from "vitest";
import { noteEditing } from "../notes/note-editing.ts";
import { chapterDocument, withDocument, withoutChapter } from "./chapter-document.ts";
import { outlineOf } from "./outline.ts";

const written = (markdown: string, at = 0) => {
  const doc = fromMarkdown(markdown);
  return EditorState.create({ doc, selection: Selection.near(doc.resolve(at)) });
};
const block = fc.constantFrom("Words here.", "- one\n- two", "> Quote.", "```\ncode\n```", "---");
const chapter = fc.tuple(fc.constantFrom("#", "##", "###"), fc.array(block, { maxLength: 2 }));
const book = fc
  .array(chapter, { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map(([level, blocks], index) => [`${level} Chapter ${index}`, ...blocks].join("\n\n")).join("\n\n"),
  );

test("a chapter that moves out takes its chapters along, and what is left is the rest", () => {
  holds(
    fc.property(book, fc.nat(), (markdown, which) => {
      const state = written(markdown);
      const outline = outlineOf(state.doc);
      const entry = outline[which % outline.length];
      if (!entry) throw new Error("There is no chapter.");
      const moved = chapterDocument(state.doc, entry);
      moved.check();
      const { doc: left } = withoutChapter(state, entry);
      left.check();
      const before = toMarkdown(state.doc).trim();
      expect(before).toContain(toMarkdown(moved).trim());
      expect(left.textContent.length + moved.textContent.length).toBe(state.doc.textContent.length);
      // It comes back where it was.
      const place = Math.min(entry.at, left.content.size);
      const isAll = entry.at === 0 && entry.end === state.doc.content.size;
      const { doc: back } = EditorState.create({ doc: left }).tr.replaceWith(
        place,
        isAll ? left.content.size : place,
        moved.content,
      );
      expect(back.eq(state.doc)).toBe(true);
    }),
  );
});

test("a document is inserted after the paragraph at the cursor, and in place of an empty one", () => {
  const inserted = (mine: string, at: number, other: string) => {
    const { doc } = withDocument(written(mine, at), fromMarkdown(other));
    doc.check();
    return toMarkdown(doc).trim();
  };
  expect(inserted("One.\n\nTwo.", 2, "# New\n\nThree.")).toBe("One.\n\n# New\n\nThree.\n\nTwo.");
  expect(inserted("- one\n- two", 3, "Three.")).toBe("- one\n- two\n\nThree.");
  expect(inserted("", 0, "Three.")).toBe("Three.");
});

test("any document can be inserted anywhere, and loses no word", () => {
  holds(
    fc.property(book, book, fc.nat(), (mine, other, at) => {
      const doc = fromMarkdown(mine);
      const state = written(mine, at % doc.content.size);
      const { doc: made } = withDocument(state, fromMarkdown(other));
      made.check();
      expect(made.textContent.length).toBe(doc.textContent.length + fromMarkdown(other).textContent.length);
    }),
  );
});

test("a chapter takes its notes along, and a document that is inserted brings its own", () => {
  const markdown = "# One\n\nHere[^a].\n\n# Two\n\nThere[^b].\n\n[^a]: First.\n\n[^b]: Second.";
  const state = EditorState.create({ doc: fromMarkdown(markdown), plugins: [noteEditing()] });
  const [, second] = outlineOf(state.doc);
  if (!second) throw new Error("There is no chapter.");
  const moved = chapterDocument(state.doc, second);
  expect(toMarkdown(moved)).toBe("# Two\n\nThere[^1].\n\n[^1]: Second.\n");
  const left = state.applyTransaction(withoutChapter(state, second)).state;
  expect(toMarkdown(left.doc)).toBe("# One\n\nHere[^1].\n\n[^1]: First.\n");
  const other = fromMarkdown("More[^a].\n\n[^a]: Of its own.");
  const both = left.applyTransaction(withDocument(left, other)).state;
  expect(toMarkdown(both.doc)).toBe("# One\n\nHere[^1].\n\nMore[^2].\n\n[^1]: First.\n\n[^2]: Of its own.\n");
});
