import type { Cutter, Paragraph, ParagraphKind } from "@housestyle/engine";
import { BlockWriter } from "../block-writer.ts";
import { blocksOf, type CommentBlock, type CommentLine } from "./comment-lines.ts";
import { commentMarks } from "./comment-marks.ts";
import { type Comment, commentsIn } from "./comments-in.ts";
import { type LanguageName, languages } from "./languages.ts";
import { isAboutRights, isCodeLine, isDirective, isSurelyCode } from "./not-prose.ts";

/**
 * Divides a program into paragraphs: its comments and documentation strings are prose, except directives for tools,
 * license headers, and code.
 */
export const codeCutter =
  (name: LanguageName): Cutter =>
  (text) =>
    prose(text, commentsIn(text, languages[name]));

function prose(text: string, comments: readonly Comment[]): Paragraph[] {
  const out = new BlockWriter(text);
  let isHead = true;
  for (const block of blocksOf(text, comments)) {
    isHead &&= isHeader(text.slice(block.start, block.end));
    if (!isHead) new CommentReader(text, block, out).read();
  }
  return out.end(text.length);
}

/** Whether a comment is a common file header: how to run the file, or its license. */
const isHeader = (comment: string): boolean => comment.startsWith("#!") || isAboutRights(comment);

const tag =
  /^[@\\](param|arg|returns?|throws?|exception|raises?|brief|short|details|note|remarks?|warning|deprecated|todo|description|desc|summary|fileoverview|overview|property|prop|template|tparam|yields?|see|since|result|retval|attention|par|pre|post|invariant)\b(?:\[[\w,]*\])?\s*/;
/** Matches tags that are followed by a type or a name before the text. */
const named = /^(?:(?:param|arg|throws?|exception|raises?|property|prop|template|tparam|retval)\b)/;
const subject = /^(?:\{[^}]*\}\s*)?(?:\[[^\]\s]*\]|[\w$.,*&]+(?:\[\])?)(?:\s+-)?\s*/;
const typeOnly = /^\{[^}]*\}\s*(?:-\s*)?/;
const otherTag = /^[@\\][A-Za-z]/;
const example = /^[@\\](?:example|code|verbatim|snippet|dot|msc|startuml|f\[)/;
const marker =
  /^(?:TODO|FIXME|XXX|HACK|NOTE|BUG|WARNING|WARN|SAFETY|PERF|OPTIMIZE|REVIEW|DEPRECATED|INFO|MARK)\b(?:\([^)]*\))?:?\s*/;
const item = /^(?:[-*+•]|\(?\d{1,3}[.)]|[a-z][.)])\s+(?:(?:Parameter\s+)?[\w.]{1,60}:\s+(?=\S))?/;
const fence = /^(?:```|~~~)/;
const line = /^[-=*#~_+/|<>.\s]{3,}$|^\|.*\|$|^\+[-=+]+\+$/;
const field =
  /^:(?:param|parameter|arg|argument|key|keyword|returns?|raises?|except|exception|yields?|ivar|cvar|var)\b[^:]*:\s+/;
const otherField = /^:[\w -]{1,40}:|^\.\. /;
/** Matches arguments as named in Google style and NumPy style. */
const argument = /^\*{0,2}[\w.]{1,60}(?: ?\([^()\n]{1,80}\))?: +(?=\S)/;
const typed = /^[\w*]+(?:, [\w*]+)* : \S/;
const lettersAndMore = /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u;

/** Reads the lines of one comment. */
class CommentReader {
  readonly #text: string;
  readonly #block: CommentBlock;
  readonly #out: BlockWriter;
  readonly #base: number;
  #paragraph: { readonly from: number; readonly lines: CommentLine[]; readonly kind: ParagraphKind } | undefined;
  /** Returns whether a line ends the current example: a fence, a line with less indentation, or the next tag. */
  #until: ((line: CommentLine) => boolean) | undefined;
  #isBehindBlank = false;
  #hasColons = false;

  constructor(text: string, block: CommentBlock, out: BlockWriter) {
    this.#text = text;
    this.#block = block;
    this.#out = out;
    const deep = block.lines.slice(1).filter(({ text: words }) => words !== "");
    this.#base = (deep.length > 0 ? deep : block.lines).reduce(
      (least, { indent }) => Math.min(least, indent),
      Infinity,
    );
  }

  read(): void {
    for (const each of this.#block.lines) this.#line(each);
    this.#end();
  }

  #line(each: CommentLine): void {
    if (this.#until) {
      if (this.#until(each)) this.#until = undefined;
      if (this.#until || fence.test(each.text)) return;
    }
    if (each.text === "") {
      this.#end();
      this.#isBehindBlank = true;
    } else if (!this.#isPassed(each)) this.#words(each);
    if (each.text !== "") this.#isBehindBlank = false;
  }

  /** Whether a line is not prose, which ends the paragraph. */
  #isPassed(each: CommentLine): boolean {
    const { text, indent } = each;
    const isDeep =
      this.#isBehindBlank && (this.#hasColons ? indent > this.#base : indent >= this.#base + 4 && !argument.test(text));
    if (fence.test(text)) this.#until = (next) => fence.test(next.text);
    else if (example.test(text)) this.#until = (next) => otherTag.test(next.text) && next !== each;
    else if (/^>>> ?/.test(text)) this.#until = (next) => next.text === "";
    else if (isDeep) this.#until = (next) => next.text !== "" && next.indent < indent;
    else if (!isNothing(text)) return false;
    this.#end();
    return true;
  }

  #words(each: CommentLine): void {
    const { text, start } = each;
    const tagged = tag.exec(text);
    const begins =
      tagged ??
      marker.exec(text) ??
      item.exec(text) ??
      field.exec(text) ??
      (this.#block.isDoc ? argument.exec(text) : null);
    if (!begins && this.#paragraph) this.#paragraph.lines.push(each);
    else {
      this.#end();
      const mark = begins?.[0] ?? "";
      const rest = tagged ? behindSubject(tagged[1] ?? "", text.slice(mark.length)) : 0;
      this.#paragraph = { from: start + mark.length + rest, lines: [each], kind: begins ? "list" : "prose" };
    }
    this.#hasColons = text.endsWith("::");
    if (/[^\w]:$|^\w+:$/.test(text)) this.#end();
  }

  /** Adds the paragraph, unless it is code or not a sentence. */
  #end(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    const last = paragraph?.lines.at(-1);
    if (!paragraph || !last || paragraph.from >= last.end) return;
    const { from, lines } = paragraph;
    const words = lines.map((each) => this.#text.slice(Math.max(from, each.start), each.end));
    const code = words.filter(isCodeLine).length;
    if (code * 2 > words.length || !words.some((each) => lettersAndMore.test(each.slice(0, 300)))) return;
    const isSentence = /[.!?]\W{0,3}$/.test(words.at(-1) ?? "") && /^\W*\p{Lu}/u.test(words[0] ?? "");
    this.#out.open(from, isSentence ? paragraph.kind : "list");
    for (const [i, each] of lines.entries()) {
      const before = lines[i - 1];
      if (before) this.#out.gap(before.end, each.start);
      commentMarks.read(this.#text, Math.max(from, each.start), each.end, this.#out);
    }
    this.#out.close(last.end);
  }
}

/** Whether a line is a directive for tools, a drawing, or a mere name. */
const isNothing = (text: string): boolean =>
  isDirective(text) ||
  isSurelyCode(text) ||
  line.test(text) ||
  typed.test(text) ||
  (otherField.test(text) && !field.test(text)) ||
  (otherTag.test(text) && !tag.test(text));

/** Returns the offset after the type and name that a tag is about. */
function behindSubject(name: string, text: string): number {
  const found = named.test(name) ? subject.exec(text) : typeOnly.exec(text);
  return found?.[0].length ?? 0;
}
