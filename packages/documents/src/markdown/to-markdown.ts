import type { Mark, Node } from "prosemirror-model";
import { fromMarkdown } from "./from-markdown.ts";

/** A document as Markdown (CommonMark). Read back, it is the same document, but for white space at the ends of lines. */
export function toMarkdown(doc: Node): string {
  return `${blocksOf(doc).join("\n\n")}\n`;
}

function blocksOf(parent: Node): string[] {
  const blocks: string[] = [];
  let previous = "";
  parent.forEach((node) => {
    // Two lists, one after the other, would become one; an empty comment parts them.
    if (node.type.name === previous && /^(?:bullets|numbers|quote)$/.test(previous)) blocks.push("<!-- -->");
    blocks.push(blockOf(node));
    previous = node.type.name;
  });
  return blocks;
}

function blockOf(node: Node): string {
  switch (node.type.name) {
    case "heading":
      return `${"#".repeat(Number(node.attrs.level))} ${headingLine(node)}`.trimEnd();
    case "quote":
      return prefixed(blocksOf(node).join("\n\n"), "> ", "> ");
    case "code":
      return fenced(node.textContent);
    case "rule":
      return "---";
    case "bullets":
      return items(node, () => "- ");
    case "numbers":
      return items(node, (index) => `${index + 1}. `);
    default:
      return guardStart(lineOf(node));
  }
}

/** One line; number signs at its end would be taken for the heading's closing mark. */
const headingLine = (node: Node): string =>
  lineOf(node)
    .replace(/\\?\n/g, " ")
    .replace(/(^|\s)(#+\s*)$/, "$1\\$2");

function items(list: Node, marker: (index: number) => string): string {
  const lines: string[] = [];
  list.forEach((entry, _offset, index) => {
    const mark = marker(index);
    lines.push(prefixed(blocksOf(entry).join("\n\n"), mark, " ".repeat(mark.length)));
  });
  return lines.join("\n");
}

function prefixed(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join("\n");
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** A line that would begin a heading, a list, a quotation or a rule gets a backslash. */
function guardStart(line: string): string {
  return line
    .split("\n")
    .map((part) =>
      part.replace(/^(\s*)([#>+=-]|\d+(?=[.)]))/, (_all, space: string, sign: string) => guarded(space, sign)),
    )
    .join("\n");
}

function guarded(space: string, sign: string): string {
  return /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`;
}

/** How emphasis and code are written. */
interface Dress {
  readonly strong: string;
  readonly em: string;
  readonly literal: boolean;
}

const plainDress: Dress = { strong: "", em: "", literal: false };
const dresses: readonly Dress[] = [
  { strong: "**", em: "*", literal: true },
  { strong: "**", em: "_", literal: true },
  { strong: "__", em: "*", literal: true },
  { strong: "", em: "", literal: true },
  plainDress,
];

/**
 * The words of a textblock. Whether `*` opens or closes depends on the letters around it, so that emphasis inside a word
 * or beside punctuation may be no emphasis: a line is read back, and the first dress in which its words survive is taken.
 */
function lineOf(block: Node): string {
  const isPlain = !block.children.some((child) => child.marks.some((mark) => mark.type.name !== "link"));
  if (isPlain) return dressedLine(block, plainDress);
  const words = block.textBetween(0, block.content.size, "\n", "\n").trim();
  const lines = dresses.map((dress) => dressedLine(block, dress));
  return lines.find((line) => readBack(line) === words) ?? lines.at(-1) ?? "";
}

function readBack(line: string): string | undefined {
  const only = fromMarkdown(line).firstChild;
  return only?.textBetween(0, only.content.size, "\n", "\n").trim();
}

function dressedLine(block: Node, dress: Dress): string {
  let line = "";
  block.forEach((child) => {
    line += child.type.name === "newline" ? "\\\n" : wordsOf(child, dress);
  });
  // Markdown has no line break at the ends of a paragraph.
  const whole = line.replace(/^(?:\s*\\\n)+/, "").replace(/(?:\\\n\s*)+$/, "");
  // Nor blanks before it: four of them would make code of it.
  return whole.replace(/^[ \t]+(?=\S)/, "");
}

function wordsOf(node: Node, dress: Dress): string {
  const text = node.text ?? "";
  // Emphasis must touch its words: white space at the ends goes outside.
  const [, before = "", core = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (core === "") return text;
  return `${before}${dressed(core, node.marks, dress)}${after}`;
}

function dressed(core: string, marks: readonly Mark[], dress: Dress): string {
  const has = (name: string) => marks.some((mark) => mark.type.name === name);
  let words = has("literal") && dress.literal ? literal(core) : escaped(core);
  if (has("em")) words = `${dress.em}${words}${dress.em}`;
  if (has("strong")) words = `${dress.strong}${words}${dress.strong}`;
  const link = marks.find((mark) => mark.type.name === "link");
  return link ? `[${words}](<${String(link.attrs.href).replace(/[<>\n]/g, encodeURIComponent)}>)` : words;
}

function literal(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const room = /^`|`$/.test(text) ? " " : "";
  return `${fence}${room}${text}${room}${fence}`;
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>&~]/g, "\\$&");
}
