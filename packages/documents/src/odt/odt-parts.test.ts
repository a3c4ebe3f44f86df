import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { asParagraphs } from "../testing/as-paragraphs.ts";
import { randomDocument } from "../testing/random-document.ts";
import { odtDocument } from "./odt-document.ts";
import { odtParts } from "./odt-parts.ts";

const { doc, paragraph, heading, quote, code, bullets, numbers, item, rule, newline } = schema.nodes;
const { strong, em, literal, link } = schema.marks;
const properties = { title: "The sea & we", language: "en-GB" };
const readAgain = (from: Node) => {
  const parts = odtParts(from, properties);
  return odtDocument((name) => parts.get(name));
};
const p = (text: string) => paragraph.create(null, schema.text(text));

test("headings, lists in lists, quotations, code, dividers, and looks come back as they were", () => {
  const made = doc.create(null, [
    heading.create({ level: 1 }, schema.text("The sea")),
    paragraph.create(null, [
      schema.text("  We "),
      schema.text("saw", [strong.create()]),
      schema.text(" a  very\t big ", [em.create(), strong.create()]),
      newline.create(),
      schema.text(" boat", [link.create({ href: "https://example.org/?a=1&b=2" })]),
      schema.text(" & "),
      schema.text("x < y", [literal.create()]),
    ]),
    numbers.create(null, [
      item.create(null, [p("one"), p("and more"), bullets.create(null, [item.create(null, p("deep"))])]),
      item.create(null, p("two")),
    ]),
    quote.create(null, [p("Call me"), p("Ishmael.")]),
    code.create(null, schema.text("let a;\n\n\t  let b;")),
    rule.create(),
    heading.create({ level: 6 }, schema.text("End")),
    paragraph.create(),
  ]);
  expect(readAgain(made).toJSON()).toEqual(made.toJSON());
});

test("any document comes back, but for what touches and what no file can hold", () => {
  const joined = (any: Node) => odtDocument((name) => odtParts(asParagraphs(any), properties).get(name));
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
  const parts = [...odtParts(doc.create(null, p("a")), properties)];
  expect(parts[0]).toEqual(["mimetype", "application/vnd.oasis.opendocument.text"]);
  expect(parts.at(-1)?.[1]).toContain("<dc:title>The sea &amp; we</dc:title>");
});
