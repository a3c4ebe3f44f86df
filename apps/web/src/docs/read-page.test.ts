import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const read = (markdown: string) => readPage(markdown, (href) => (href === "gone.md" ? undefined : `/docs/${href}`));

test("a page has its title, and headings with names", () => {
  expect(read("# A `b`\n\n## One & two\n\n### Deeper\n\n## One & two")).toEqual({
    title: "A b",
    nodes: [
      { tag: "h2", inside: ["One & two"], id: "one--two" },
      { tag: "h3", inside: ["Deeper"], id: "deeper" },
      { tag: "h2", inside: ["One & two"], id: "one--two-1" },
    ],
  });
});

test("words, code, and links are read as they are meant", () => {
  const { nodes } = read('# T\n\nIt\'s `a < "b"`, **so** [see](x) and [not](gone.md).\n\n    one\n    <two>');
  expect(nodes).toEqual([
    {
      tag: "p",
      inside: [
        "It's ",
        { tag: "code", inside: ['a < "b"'] },
        ", ",
        { tag: "strong", inside: ["so"] },
        " ",
        { tag: "a", inside: ["see"], href: "/docs/x" },
        " and ",
        "not",
        ".",
      ],
    },
    { tag: "pre", inside: ["one\n<two>"] },
  ]);
});

test("lists and tables keep what is in them", () => {
  const { nodes } = read("# T\n\n1. one\n2. *two*\n\n| a | b |\n|---|---|\n| `x\\|y` | z |");
  expect(nodes).toEqual([
    {
      tag: "ol",
      inside: [
        { tag: "li", inside: ["one"] },
        { tag: "li", inside: [{ tag: "em", inside: ["two"] }] },
      ],
    },
    {
      tag: "table",
      inside: [
        {
          tag: "thead",
          inside: [
            {
              tag: "tr",
              inside: [
                { tag: "th", inside: ["a"] },
                { tag: "th", inside: ["b"] },
              ],
            },
          ],
        },
        {
          tag: "tbody",
          inside: [
            {
              tag: "tr",
              inside: [
                { tag: "td", inside: [{ tag: "code", inside: ["x|y"] }] },
                { tag: "td", inside: ["z"] },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test("what cannot be shown stops the build instead of getting lost", () => {
  expect(() => read("# T\n\n![a picture](x.png)")).toThrow("![a picture](x.png)");
  expect(() => read("# T\n\n<b>bold</b>")).toThrow("<b>");
  expect(() => read("No title")).toThrow("starts with its title");
});

test("a page of the server that is named is a link to it", () => {
  const { nodes } = readPage("# API\n\nSee `/api/docs`, not `/api/none`.", (href) => href);
  const [paragraph] = nodes;
  expect(typeof paragraph === "object" && paragraph.inside).toEqual([
    "See ",
    { tag: "a", inside: [{ tag: "code", inside: ["/api/docs"] }], href: "/api/docs" },
    ", not ",
    { tag: "code", inside: ["/api/none"] },
    ".",
  ]);
});
