import { type SyntaxNodeRef, type Tree, TreeFragment } from "@lezer/common";
import { GFM, parser } from "@lezer/markdown";
import { continuesSentence } from "./continues-sentence.ts";
import { frontMatter, frontMatterParagraphs, withoutFront } from "./front-matter.ts";
import { inlineTags } from "./inline-tags.ts";
import type { Paragraph, ParagraphKind } from "./paragraph.ts";
import { withDialogue } from "./plain.ts";
import { rawHtml, within } from "./raw-html.ts";
import type { Span } from "./span.ts";
import type { TextEdit } from "./text-edit.ts";

const markdown = parser.configure(GFM);
/** What MDX leaves of it. */
const mdx = parser.configure([GFM, { remove: ["IndentedCode", "HTMLBlock", "HTMLTag", "Autolink"] }]);

/** Blocks whose text is prose. */
const leaves = /^(?:Paragraph|ATXHeading[1-6]|SetextHeading[12]|TableCell|Task)$/;
const codeBlocks =
  /^(?:FencedCode|CodeBlock|HTMLBlock|CommentBlock|ProcessingInstructionBlock|LinkReference|HorizontalRule)$/;
/** Syntax inside prose that is not there for the reader. */
const marks =
  /^(?:EmphasisMark|LinkMark|LinkTitle|LinkLabel|HeaderMark|QuoteMark|ListMark|StrikethroughMark|SubscriptMark|SuperscriptMark|TaskMarker|HTMLTag|Comment|HardBreak|CodeMark|TableDelimiter)$/;
/** Things inside prose that are not prose. */
const things = /^(?:InlineCode|Image|Autolink|Entity|ProcessingInstruction)$/;

interface Block extends Span {
  readonly kind: ParagraphKind;
  readonly markup: Span[];
  readonly opaque: Span[];
}

const kindOf = (name: string, containers: readonly string[]): ParagraphKind => {
  if (name.includes("Heading")) return "heading";
  if (containers.includes("ListItem") || name === "Task" || name === "TableCell") return "list";
  return containers.includes("Blockquote") ? "quote" : "prose";
};

/** Where a link leads, as opposed to an address that is its text. */
const isDestination = (node: SyntaxNodeRef, text: string): boolean =>
  node.node.parent?.name === "Link" && /\]\(\s*<?$/.test(text.slice(Math.max(0, node.from - 20), node.from));

/** A link without words shows the title of what it leads to. */
const isEmptyLink = ({ name, from }: SyntaxNodeRef, text: string): boolean =>
  name === "Link" && text.startsWith("[](", from);

/** Notes what a node inside a prose block is; answers whether to look inside it. */
function note(node: SyntaxNodeRef, block: Block, text: string): boolean {
  const span = { start: node.from - block.start, end: node.to - block.start };
  if (things.test(node.name) || isEmptyLink(node, text)) block.opaque.push(span);
  else if (marks.test(node.name)) block.markup.push(span);
  else if (node.name === "URL") (isDestination(node, text) ? block.markup : block.opaque).push(span);
  else if (node.name === "Escape") block.markup.push({ start: span.start, end: span.start + 1 });
  else return true;
  return false;
}

const containers = /^(?:ListItem|Blockquote)$/;

/** The paragraphs of Markdown (CommonMark with GitHub's extensions); code and HTML blocks come as code. */
export function markdownParagraphs(text: string): Paragraph[] {
  const skipped = frontMatter(text);
  return paragraphsIn(markdown.parse(withoutFront(text, skipped)), text, skipped);
}

/**
 * Returns the paragraphs of MDX; `plain` is the text with JSX blanked out at equal length. Only fences are code, and there is
 * no HTML.
 */
export function mdxParagraphs(text: string, plain: string): Paragraph[] {
  const skipped = frontMatter(text);
  return paragraphsIn(mdx.parse(withoutFront(plain, skipped)), text, skipped);
}

/** The same of a text under edit: what the edit has not touched is not parsed again. */
export function followMarkdown(): (text: string, edit?: TextEdit) => Paragraph[] {
  let before: { readonly tree: Tree; readonly skipped: number } | undefined;
  return (text, edit) => {
    const skipped = frontMatter(text);
    const known = edit && before?.skipped === skipped ? fragmentsOf(before.tree, edit, text) : [];
    const tree = markdown.parse(withoutFront(text, skipped), known);
    before = { tree, skipped };
    return paragraphsIn(tree, text, skipped);
  };
}

/** What is still true of a tree after an edit: nothing of the blocks around it, which may go on in what they were told from. */
function fragmentsOf(tree: Tree, { at, remove, insert }: TextEdit, text: string): readonly TreeFragment[] {
  const from = blocksUp(text, at);
  const toB = blocksDown(text, at + insert);
  const change = { fromA: from, toA: toB - insert + remove, fromB: from, toB };
  return TreeFragment.applyChanges(TreeFragment.addTree(tree), [change]);
}

const isBlank = (line: string): boolean => line.trim() === "";

/** Behind the second blank line above a place. */
function blocksUp(text: string, place: number): number {
  let at = place;
  for (let blank = 0; at > 0 && blank < 2; ) {
    const start = at > 1 ? text.lastIndexOf("\n", at - 2) + 1 : 0;
    if (isBlank(text.slice(start, at))) blank++;
    at = start;
  }
  return at;
}

/** Behind the second blank line below a place. */
function blocksDown(text: string, place: number): number {
  let at = place;
  for (let blank = 0; at < text.length && blank < 2; ) {
    const end = text.indexOf("\n", at);
    const next = end < 0 ? text.length : end + 1;
    if (isBlank(text.slice(at, next))) blank++;
    at = next;
  }
  return at;
}

function paragraphsIn(tree: Tree, text: string, skipped: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const around: string[] = [];
  const raw = rawHtml(tree, text);
  let block: Block | undefined;
  const add = (start: number, end: number, kind: ParagraphKind, rest: Partial<Block> = {}): void => {
    const slice = text.slice(start, end);
    if (slice.trim() === "") return;
    const continues = kind === "prose" && continuesSentence(slice, paragraphs);
    paragraphs.push({ start, text: slice, ...rest, kind: withDialogue(slice, kind), ...(continues && { continues }) });
  };
  if (skipped > 0) for (const each of frontMatterParagraphs(text.slice(0, skipped))) paragraphs.push(each);
  tree.iterate({
    enter(node) {
      if (block) return note(node, block, text);
      if (codeBlocks.test(node.name)) {
        add(node.from, node.to, "code");
        return false;
      }
      if (containers.test(node.name)) around.push(node.name);
      if (leaves.test(node.name))
        block = { start: node.from, end: node.to, kind: kindOf(node.name, around), markup: [], opaque: [] };
      return true;
    },
    leave(node) {
      if (block && leaves.test(node.name) && node.from === block.start && node.to === block.end) {
        const { start, end, kind, markup, opaque } = block;
        const tags = inlineTags(text.slice(start, end));
        const code = within(raw, block);
        block = undefined;
        if (code[0] && code[0].end - code[0].start === end - start) add(start, end, "code");
        else
          add(start, end, kind, {
            markup: [...markup, ...tags.markup],
            opaque: [...opaque, ...tags.opaque, ...code],
          });
      } else if (!block && containers.test(node.name)) around.pop();
    },
  });
  return paragraphs;
}
