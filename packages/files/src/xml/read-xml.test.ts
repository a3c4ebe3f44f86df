import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { readXml } from "./read-xml.ts";
import { childrenOf, findElement } from "./xml-element.ts";
import { fitsXml, xmlText } from "./xml-text.ts";

const read = (text: string) => readXml(text, defaultLimits);
const refused = (text: string, limits = defaultLimits) => refusalOf(() => readXml(text, limits));
const anyText = fc.string({
  unit: fc.constantFrom(..."ab<>&\"' \t\r\n]é漢", "𝒳", "]]>", "&amp;", "\u2028"),
  maxLength: 12,
});

test("any text that XML can hold comes back from an element and from an attribute", () => {
  holds(
    fc.property(anyText, anyText, (inside, beside) => {
      const { text, attributes } = read(`<a b="${xmlText(beside)}">${xmlText(inside)}</a>`);
      expect([text, attributes.b]).toEqual([inside, beside]);
    }),
  );
});

test("what is said to fit is read, what is said not to fit is refused", () => {
  holds(
    fc.property(fc.string({ unit: "binary", maxLength: 3 }), (text) => {
      const fits = fitsXml(text);
      const code = refused(`<a>${xmlText(text)}</a>`);
      if (fits) expect(code).toBeUndefined();
    }),
  );
  for (const bad of ["\0", "\u0001", "\u000b", "\ufffe", "\ud800"]) expect(fitsXml(`a${bad}`)).toBe(false);
});

test("elements keep their order, lines and attributes; prefixes go", () => {
  const root = read('<t:tbx xml:lang="en">\n<body>\n<term id="1">a</term><term>b</term></body>\n</t:tbx>');
  expect(root).toMatchObject({ name: "tbx", attributes: { "xml:lang": "en" }, line: 1 });
  const body = findElement(root, "body");
  expect(body && childrenOf(body, "term").map(({ text, line }) => [text, line])).toEqual([
    ["a", 3],
    ["b", 3],
  ]);
  expect(findElement(root, "note")).toBeUndefined();
});

test("an element that is taken is not kept", () => {
  const taken: string[] = [];
  const root = readXml("<a><b>1</b><c><b>2</b></c></a>", defaultLimits, ({ name, text }, parent) => {
    if (name === "b") taken.push(`${parent.name}${text}`);
    return name === "b";
  });
  expect(taken).toEqual(["a1", "c2"]);
  expect(findElement(root, "b")).toBeUndefined();
});

test.each([
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "doctype"],
  ["<a>&nobody;</a>", "bad-xml"],
  ["<a><b></a>", "bad-xml"],
  ["<a>", "bad-xml"],
  ["", "bad-xml"],
  ["no XML at all", "bad-xml"],
])("%j is refused: %s", (text, code) => {
  expect(refused(text)).toBe(code);
});

test("the name of a document type is passed over, and nothing is fetched", () => {
  expect(read('<!DOCTYPE martif SYSTEM "http://127.0.0.1:1/x.dtd"><a>b</a>').text).toBe("b");
});

test("levels and elements have limits; what is taken does not count", () => {
  const nested = (levels: number) => "<a>".repeat(levels) + "</a>".repeat(levels);
  expect(refused(nested(40))).toBeUndefined();
  expect(refused(nested(41))).toBe("too-deep");
  const wide = `<a>${"<b/>".repeat(20_001)}</a>`;
  expect(refused(wide)).toBe("too-many-rows");
  expect(refusalOf(() => readXml(wide, defaultLimits, () => true))).toBeUndefined();
});
