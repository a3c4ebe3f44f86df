import type { Node } from "prosemirror-model";
import type { FileProperties } from "../file-properties.ts";
import { escaped, escapedValue } from "../xml/xml-pieces.ts";

/** Returns a document as an HTML page of its own, which loads nothing and reads well in light and dark. */
export const htmlPage = (doc: Node, { title, language }: FileProperties): string =>
  `<!doctype html>
<html lang="${escapedValue(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${css}
</style>
</head>
<body>
${blocksIn(doc)}
</body>
</html>
`;

const css = `:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid currentColor; }
pre { overflow-x: auto; }
@media print { body { margin: 0; max-width: none; } }`;

const tags: Readonly<Record<string, string>> = { quote: "blockquote", bullets: "ul", numbers: "ol", item: "li" };

function blocksIn(parent: Node): string {
  const blocks: string[] = [];
  parent.forEach((node) => {
    blocks.push(blockOf(node));
  });
  return blocks.join("\n");
}

function blockOf(node: Node): string {
  const { name } = node.type;
  if (name === "rule") return "<hr>";
  if (name === "code") return `<pre><code>${lineOf(node)}</code></pre>`;
  if (name === "heading") return tagged(`h${Number(node.attrs.level)}`, lineOf(node));
  const tag = tags[name];
  if (tag === undefined) return tagged("p", lineOf(node));
  return tagged(tag, isShort(node) ? lineOf(node.child(0)) : `\n${blocksIn(node)}\n`);
}

/** An item of one paragraph needs no element for it. */
const isShort = (node: Node): boolean => node.type.name === "item" && node.childCount === 1;

const tagged = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`;

function lineOf(block: Node): string {
  let line = "";
  block.forEach((node) => {
    const mark = (name: string) => node.marks.find((mark) => mark.type.name === name);
    let words = node.isText ? escaped(node.text ?? "") : "<br>";
    if (mark("literal")) words = tagged("code", words);
    if (mark("em")) words = tagged("em", words);
    if (mark("strong")) words = tagged("strong", words);
    const link = mark("link");
    line += link ? `<a href="${escapedValue(String(link.attrs.href))}">${words}</a>` : words;
  });
  return line;
}
