import { schema } from "@housestyle/documents";
import { fromMarkdown } from "@housestyle/documents/markdown";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import { CellSelection } from "prosemirror-tables";
import { expect, test } from "vitest";
import { selectedDocument } from "./selected-document.ts";

const { figure, caption, alternative, doc } = schema.nodes;

function placeOf(doc: Node, words: string): number {
  let found = -1;
  doc.descendants((node, at) => {
    if (node.text?.includes(words)) found = at + node.text.indexOf(words);
  });
  return found;
}

test("a selection from within an item to within a paragraph is a list and a paragraph, with its notes", () => {
  const whole = fromMarkdown("- one two\n- three\n\nFour[^1] five.[^2]\n\n[^1]: A note.\n[^2]: Another.\n");
  const selected = selectedDocument(
    whole,
    TextSelection.create(whole, placeOf(whole, "two"), placeOf(whole, " five") + 3),
  );
  selected.check();
  expect(selected.toString()).toMatch(
    /^doc\(bullets\(item\(paragraph\("two"\)\), item\(paragraph\("three"\)\)\), paragraph\("Four", noteMark, " fi"\), note\(paragraph\("A note\."\)\)\)$/,
  );
});

test("selected cells are a table, and half of a figure has both of its lines", () => {
  const whole = fromMarkdown("| a | b |\n| - | - |\n| c | d |\n");
  const cells = selectedDocument(whole, CellSelection.create(whole, 2, 7));
  cells.check();
  expect(cells.firstChild?.type.name).toBe("table");
  const picture = doc.create(null, [
    figure.create({ src: "https://example.org/a.png" }, [
      caption.create(null, schema.text("Caption")),
      alternative.create(null, schema.text("Description")),
    ]),
  ]);
  const half = selectedDocument(picture, TextSelection.create(picture, 12, 15));
  half.check();
  expect(half.textContent).toBe("esc");
});

test("whatever is selected, it is a document with these words", async () => {
  await holds(
    fc.property(randomDocument(), fc.nat(), fc.nat(), (whole, a, b) => {
      const places: number[] = [];
      whole.descendants((node, at) => {
        if (node.isTextblock) for (let offset = 0; offset <= node.content.size; offset++) places.push(at + 1 + offset);
      });
      const [from, to] = [places[a % places.length] ?? 0, places[b % places.length] ?? 0].sort((x, y) => x - y);
      const selected = selectedDocument(whole, TextSelection.create(whole, from ?? 0, to));
      selected.check();
      expect(selected.textContent.startsWith(whole.textBetween(from ?? 0, to ?? 0))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
