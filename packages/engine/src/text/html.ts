import { type SyntaxNodeRef, type Tree, TreeFragment } from "@lezer/common";
import { parser } from "@lezer/html";
import { frontMatter, frontMatterParagraphs, withoutFront } from "./front-matter.ts";
import { templateTags } from "./inline-tags.ts";
import type { Paragraph, ParagraphKind } from "./paragraph.ts";
import { withDialogue } from "./plain.ts";
import type { Span } from "./span.ts";
import type { TextEdit } from "./text-edit.ts";
import { wordSet } from "./word-set.ts";

/** Elements that stand inside a line of text; every other one ends a paragraph. */
const inline = wordSet(`
  a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark math q rp rt ruby s
  samp small span strike strong sub sup svg time tt u var wbr
`);
/** Inline elements whose text is not prose. */
const thing = wordSet("code kbd samp var tt math svg");
/** Elements whose text is not prose at all. */
const hidden = wordSet("script style template noscript textarea pre head iframe object");

const kinds: Readonly<Record<string, ParagraphKind>> = {
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  title: "heading",
  li: "list",
  dt: "list",
  dd: "list",
  td: "list",
  th: "list",
  blockquote: "quote",
};

/** A paragraph in the making. */
interface Run {
  start: number;
  end: number;
  kind: ParagraphKind;
  markup: Span[];
  opaque: Span[];
}

/** The name of an element node's tag, lower case. */
function tagName(node: SyntaxNodeRef, text: string): string {
  const name = node.node.firstChild?.getChild("TagName");
  return name ? text.slice(name.from, name.to).toLowerCase() : "";
}

/** The markup and the things of a paragraph with the tags of template languages among them. What lies within another one goes. */
function withTemplateTags(text: string, run: Run): Pick<Run, "markup" | "opaque"> {
  const tags = templateTags(text);
  if (tags.markup.length + tags.opaque.length === 0) return run;
  const marked = [...run.markup, ...tags.markup].map((span) => ({ span, isMarkup: true }));
  const things = [...run.opaque, ...tags.opaque].map((span) => ({ span, isMarkup: false }));
  const found: Pick<Run, "markup" | "opaque"> = { markup: [], opaque: [] };
  let last = 0;
  for (const { span, isMarkup } of [...marked, ...things].sort(
    (a, b) => a.span.start - b.span.start || b.span.end - a.span.end,
  )) {
    if (span.end <= last) continue;
    (isMarkup ? found.markup : found.opaque).push({ start: Math.max(span.start, last), end: span.end });
    last = span.end;
  }
  return found;
}

/** Builds paragraphs from the pieces of a document in order. */
class Paragraphs {
  readonly done: Paragraph[] = [];
  readonly #text: string;
  #run: Run | undefined;
  constructor(text: string) {
    this.#text = text;
  }

  /** Text, markup or a thing between `from` and `to`; markup and things alone begin no paragraph. */
  piece(from: number, to: number, what: "text" | "markup" | "opaque", kind: ParagraphKind): void {
    if (!this.#run) {
      if (what !== "text" || this.#text.slice(from, to).trim() === "") return;
      const lead = this.#text.slice(from, to).search(/\S/);
      this.#run = { start: from + lead, end: to, kind, markup: [], opaque: [] };
      return;
    }
    const span = { start: from - this.#run.start, end: to - this.#run.start };
    if (what === "markup") this.#run.markup.push(span);
    if (what === "opaque") this.#run.opaque.push(span);
    this.#run.end = to;
  }

  /** A paragraph of its own between `from` and `to`, unless one is open: what is within a line is not read by itself. */
  apart(from: number, to: number): void {
    if (this.#run) return;
    const words = this.#text.slice(from, to);
    const start = from + words.search(/\S/);
    const opaque = [...words.matchAll(/&[#\w]{1,32};/g)].map(({ 0: entity, index }) => {
      const at = from + index - start;
      return { start: at, end: at + entity.length };
    });
    this.#run = { start, end: to, kind: "list", markup: [], opaque };
    this.end();
  }

  /** Ends the paragraph that is open, if one is. */
  end(): void {
    const run = this.#run;
    this.#run = undefined;
    if (!run) return;
    const slice = this.#text.slice(run.start, run.end);
    const { markup, opaque } = withTemplateTags(slice, run);
    this.done.push({
      start: run.start,
      text: slice,
      kind: withDialogue(slice, run.kind),
      markup,
      opaque,
    });
  }
}

const tags =
  /^(?:OpenTag|CloseTag|SelfClosingTag|MismatchedCloseTag|IncompleteCloseTag|IncompleteTag|Comment|ProcessingInst|DoctypeDecl)$/;
const entities = /^(?:EntityReference|CharacterReference|InvalidEntity)$/;
const space = /^&(?:nbsp|#160|#xa0);?$/i;

/** The description of an image in its tag, if it is more than a word. */
function descriptionIn(node: SyntaxNodeRef, text: string): Span | undefined {
  if (!/^<img\s/i.test(text.slice(node.from, node.from + 5))) return undefined;
  for (const attribute of node.node.getChildren("Attribute")) {
    const [name, value] = [attribute.getChild("AttributeName"), attribute.getChild("AttributeValue")];
    if (!name || !value || text.slice(name.from, name.to).toLowerCase() !== "alt") continue;
    const isQuoted = /["']/.test(text[value.from] ?? "");
    const span = { start: value.from + 1, end: value.to - 1 };
    return isQuoted && /\S\s+\S/.test(text.slice(span.start, span.end)) ? span : undefined;
  }
  return undefined;
}

/** The paragraphs of HTML: text by block elements, inline tags as markup, the descriptions of images between them apart, scripts, styles and preformatted text left out. */
export function htmlParagraphs(text: string): Paragraph[] {
  const skipped = frontMatter(text);
  return withFront(text, skipped, paragraphsIn(parser.parse(withoutFront(text, skipped)), text, skipped));
}

const withFront = (text: string, skipped: number, paragraphs: Paragraph[]): Paragraph[] =>
  skipped > 0 ? [...frontMatterParagraphs(text.slice(0, skipped)), ...paragraphs] : paragraphs;

/** The same of a text under edit: what the edit has not touched is not parsed again. */
export function followHtml(): (text: string, edit?: TextEdit) => Paragraph[] {
  let before: Tree | undefined;
  let front = 0;
  return (text, edit) => {
    const skipped = frontMatter(text);
    before = parser.parse(
      withoutFront(text, skipped),
      edit && before && skipped === front ? fragmentsOf(before, edit) : [],
    );
    front = skipped;
    return withFront(text, skipped, paragraphsIn(before, text, skipped));
  };
}

const fragmentsOf = (tree: Tree, { at, remove, insert }: TextEdit): readonly TreeFragment[] =>
  TreeFragment.applyChanges(TreeFragment.addTree(tree), [{ fromA: at, toA: at + remove, fromB: at, toB: at + insert }]);

/** The paragraphs behind the front matter. */
function paragraphsIn(tree: Tree, text: string, skipped: number): Paragraph[] {
  const paragraphs = new Paragraphs(text);
  const around: ParagraphKind[] = [];
  const kind = (): ParagraphKind => around.at(-1) ?? "prose";

  /** Answers whether to look inside the element. */
  const openElement = (node: SyntaxNodeRef): boolean => {
    const name = tagName(node, text);
    if (thing.has(name)) {
      paragraphs.piece(node.from, node.to, "opaque", kind());
      return false;
    }
    if (!inline.has(name)) paragraphs.end();
    if (hidden.has(name)) return false;
    around.push(kinds[name] ?? kind());
    return true;
  };

  tree.iterate({
    enter(node) {
      const { name, from, to } = node;
      if (name === "Element") return openElement(node);
      if (name === "Text") paragraphs.piece(Math.min(to, Math.max(from, skipped)), to, "text", kind());
      else if (tags.test(name)) {
        const description = descriptionIn(node, text);
        if (description) paragraphs.apart(description.start, description.end);
        paragraphs.piece(from, to, "markup", kind());
      } else if (entities.test(name))
        paragraphs.piece(from, to, space.test(text.slice(from, to)) ? "markup" : "opaque", kind());
      return !tags.test(name);
    },
    leave(node) {
      if (node.name !== "Element") return;
      around.pop();
      if (!inline.has(tagName(node, text))) paragraphs.end();
    },
  });
  paragraphs.end();
  return paragraphs.done;
}
