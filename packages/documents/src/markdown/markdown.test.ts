import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { randomDocument } from "../testing/random-document.ts";
import { fromMarkdown } from "./from-markdown.ts";
import { markdownLosses } from "./markdown-losses.ts";
import { toMarkdown } from "./to-markdown.ts";

const chapter = `# The *long* night

She said **nothing at all**, and \`teh()\` stayed code.\\
A new line, a [link](<https://example.org/a>).

> Quoted words.

- one
- two

  still two

1. first
2. second

\`\`\`
let x = 1;

let y;
\`\`\`

---

Last words.
`;

test("a list keeps the number that it starts with", () => {
  const list = "3. third\n4. fourth\n";
  const found = fromMarkdown(list);
  expect(found.firstChild?.attrs.start).toBe(3);
  expect(toMarkdown(found)).toBe(list);
  expect(fromMarkdown("99999. many\n").firstChild?.attrs.start).toBe(1);
});

test("a chapter comes back as it was", () => {
  expect(toMarkdown(fromMarkdown(chapter))).toBe(chapter);
});

test.each([
  ["Setext\n======\n\nText", "heading(Setext) paragraph(Text)"],
  ["a soft\nline end", "paragraph(a soft line end)"],
  ["AT&amp;T &#8212; &unknown;", "paragraph(AT&T — &unknown;)"],
  ["[x](javascript:alert(1))", "paragraph(x)"],
  ["<script>alert(1)</script>", "opaque()"],
  ["[a][b] and [b]\n\n[b]: https://example.org/", "paragraph(a and b)"],
  [
    "| a | b |\n|---|:-:|\n| 1 |  |\n| | 2 |",
    "table(row(headerCell(paragraph(a)) headerCell(paragraph(b))) row(cell(paragraph(1)) cell(paragraph())) row(cell(paragraph()) cell(paragraph(2))))",
  ],
  [
    "Text[^1] here[^none].\n\n[^1]: A *note*.\n\n    More.\n\nEnd",
    "paragraph(Text[noteMark] here[^none].) paragraph(End) note(paragraph(A note.) paragraph(More.))",
  ],
  ["---\ntitle: x\n---\n\nText", "opaque() paragraph(Text)"],
  [
    "Term\n: Meaning\n: Another",
    "definitions(term(Term) definition(paragraph(Meaning)) definition(paragraph(Another)))",
  ],
  [
    "Term\n: Meaning\n\n    More of it\n\n    And *more*\n\n: Another\n\nNext\n: Its own",
    "definitions(term(Term) definition(paragraph(Meaning) paragraph(More of it) paragraph(And more)) definition(paragraph(Another)) term(Next) definition(paragraph(Its own)))",
  ],
  ['![A boat](boat.png "At sea")', "figure(caption(At sea) alternative(A boat))"],
  ["Price $`x`$ and ~~no~~ H<sub>2</sub>O", "paragraph(Price x and no H2O)"],
  ["- # odd", "bullets(item(paragraph() heading(odd)))"],
  ["    indented code", "code(indented code)"],
  ["", "paragraph()"],
  ["\u0000", "paragraph(\uFFFD)"],
])("%j is read as %s", (text, shape) => {
  expect(shapeOf(fromMarkdown(text))).toBe(shape);
});

test("a thousand quotations in each other are read, not refused", () => {
  expect(fromMarkdown(`${">".repeat(1000)} deep`).textContent).toContain("deep");
  expect(fromMarkdown("- ".repeat(1000)).childCount).toBeGreaterThan(0);
});

test("any text is read without a throw, and its words survive", () => {
  const letters = fc.constantFrom(
    "a",
    " ",
    "\n",
    "*",
    "_",
    "`",
    "#",
    ">",
    "-",
    "1.",
    "[",
    "]",
    "(",
    ")",
    "\\",
    "\ud800",
  );
  holds(
    fc.property(fc.string({ unit: letters, maxLength: 60 }), (text) => {
      const node = fromMarkdown(text);
      node.check();
      expect(node.childCount).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

test.each(["#", "C #", "a ##  ", "C#"])("a heading “%s” keeps its number signs", (words) => {
  const heading = schema.node("doc", null, [schema.node("heading", { level: 2 }, [schema.text(words)])]);
  expect(fromMarkdown(toMarkdown(heading)).textContent).toBe(words.trim());
});

test("tables, notes, figures, and what only Markdown has come back as they were written", () => {
  const source = `---
title: The sea
---

| Ship | Year |
| --- | ---: |
| *Ann*[^1] | 1851 |
| a \\| b | \`c\\|d\` |

Water is H<sub>2</sub>O, x<sup>2</sup>, <u>all</u> of ~~this~~ $\`e = mc\`$.

<details>
<summary>More</summary>
</details>

Term
: Meaning
: Another

![A \\*boat\\*](<boat.png> "At \\"sea\\"")

\`\`\`ts
let a;
\`\`\`

<div style="page-break-after: always"></div>

End.[^2]

[^1]: First note.

    Its second paragraph.

[^2]: Second note.
`;
  expect(toMarkdown(fromMarkdown(source))).toBe(source);
});

test("any document written and read again has the same words in the same blocks", () => {
  holds(
    fc.property(randomDocument(), (document) => {
      expect(blockWords(fromMarkdown(toMarkdown(document)))).toEqual(blockWords(document));
    }),
    { numRuns: 400 },
  );
});

test("four blanks before the words of a paragraph make no code of it", () => {
  const words = { type: "paragraph", content: [{ type: "text", text: "    a" }] };
  const list = { type: "numbers", content: [{ type: "item", content: [words] }] };
  for (const block of [words, list, { type: "quote", content: [words] }]) {
    const document = schema.nodeFromJSON({ type: "doc", content: [block] });
    expect(blockWords(fromMarkdown(toMarkdown(document)))).toEqual(blockWords(document));
  }
});

/** Kind and words of each textblock that has any; Markdown cannot keep empty paragraphs or white space at ends. */
function blockWords(doc: Node): string[] {
  const found: string[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, " ", " ").replace(/\s+/g, " ").trim();
    // A term without a definition is a paragraph.
    if (text) found.push(`${node.type.name.replace("term", "paragraph")}: ${text}`);
    return false;
  });
  return found;
}

function shapeOf(node: Node): string {
  if (node.isText) return node.text ?? "";
  if (node.type === schema.nodes.noteMark) return "[noteMark]";
  const inside: string[] = [];
  node.forEach((child) => void inside.push(shapeOf(child)));
  const content = inside.join(node.isTextblock ? "" : " ");
  return node.type === schema.nodes.doc ? content : `${node.type.name}(${content})`;
}

test("a definition of several paragraphs stays one", () => {
  const { paragraph, term, definition, definitions, doc } = schema.nodes;
  const text = fc.stringMatching(/^[a-zA-Z:*#>.-]( ?[a-zA-Z:*#>.-])*$/);
  const written = (words: string) => paragraph.create(null, schema.text(words));
  const meaning = fc
    .array(text, { minLength: 1, maxLength: 3 })
    .map((all) => definition.create(null, all.map(written)));
  const entry = fc
    .tuple(text, fc.array(meaning, { minLength: 1, maxLength: 3 }))
    .map(([name, meanings]) => [term.create(null, schema.text(name)), ...meanings]);
  holds(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), (entries) => {
      const glossary = doc.create(null, definitions.create(null, entries.flat()));
      expect(shapeOf(fromMarkdown(toMarkdown(glossary)))).toBe(shapeOf(glossary));
    }),
  );
});

test("what Markdown has no form for is found", () => {
  const { doc, paragraph, table, row, cell, bullets, item } = schema.nodes;
  const lines = (...aligned: (string | null)[]) =>
    aligned.map((align) => row.create(null, cell.create(null, paragraph.create({ align }))));
  const lost = (...blocks: Node[]) => markdownLosses(doc.create(null, blocks));
  expect(lost(table.create(null, lines("center", "center")))).toEqual([]);
  expect(lost(table.create(null, lines("center", null)))).toEqual(["alignment"]);
  expect(lost(table.create(null, row.create(null, cell.create({ colspan: 2 }, paragraph.create()))))).toEqual([
    "mergedCells",
  ]);
  const list = bullets.create(null, item.create(null, paragraph.create()));
  expect(lost(table.create(null, row.create(null, cell.create(null, list))))).toEqual(["blocksInCells"]);
  expect(lost(paragraph.create({ align: "right" }))).toEqual(["alignment"]);
});

test("emphasis is no longer looked for after thousands of its marks in one paragraph, and begins again in the next", () => {
  const [first, second] = fromMarkdown(`${"*a* ".repeat(20_000)}\n\n*b*`).children;
  expect(first?.firstChild?.marks).toHaveLength(1);
  expect(first?.lastChild?.text).toMatch(/^ \*a\* .* \*a\*$/);
  expect(second?.firstChild?.marks).toHaveLength(1);
});
