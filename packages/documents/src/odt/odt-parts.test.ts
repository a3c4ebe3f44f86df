import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { asParagraphs, withNumberedNotes } from "../testing/as-paragraphs.ts";
import { randomDocument } from "../testing/random-document.ts";
import { plainParagraph, wholeDocument } from "../testing/whole-document.ts";
import { odtDocument } from "./odt-document.ts";
import { odtParts } from "./odt-parts.ts";

const { doc } = schema.nodes;
const properties = { title: "The sea & we", language: "en-GB" };
const readAgain = (from: Node) => {
  const parts = odtParts(from, properties);
  return withNumberedNotes(odtDocument((name) => parts.get(name)));
};

test("headings, lists in lists, quotations, code, dividers, and looks come back as they were", () => {
  expect(readAgain(wholeDocument).toJSON()).toEqual(wholeDocument.toJSON());
});

test("any document comes back, but for what touches and what no file can hold", () => {
  const joined = (any: Node) => readAgain(asParagraphs(any));
  holds(
    fc.property(randomDocument(), (any) => {
      expect(readAgain(any).textBetween(0, readAgain(any).content.size, "\n", "\n")).toBe(
        asParagraphs(any).textBetween(0, asParagraphs(any).content.size, "\n", "\n"),
      );
      expect(joined(any).toJSON()).toEqual(readAgain(any).toJSON());
    }),
    { numRuns: 500 },
  );
});

test("the kind of the file comes first in its archive", () => {
  const parts = [...odtParts(doc.create(null, plainParagraph("a")), properties)];
  expect(parts[0]).toEqual(["mimetype", "application/vnd.oasis.opendocument.text"]);
  expect(parts.at(-1)?.[1]).toContain("<dc:title>The sea &amp; we</dc:title>");
});
