import type { Paragraph, ParagraphKind } from "@housestyle/engine";
import { BlockWriter } from "../block-writer.ts";
import { isAlone } from "../lines.ts";
import { type CommandRole, codeBetweenMarks, roleOf } from "./commands.ts";
import { type EnvironmentRole, environmentRole, hasTitle, kindIn, takesArguments } from "./environments.ts";
import { type Groups, groupsIn } from "./groups.ts";
import type { LatexSettings } from "./latex-settings.ts";
import { behindAccent, behindCode, behindDefinition, environmentAt, lastArgument } from "./scan.ts";

/** Matches where something may begin or end that is not text. */
const special = /[\\%${}~&#]|\n[^\S\n]*\r?\n/g;
const nameAt = /[A-Za-z]+/y;
const titles = /\\(?:title|subtitle)\s{0,9}(?:\[[^\]]{0,400}\])?\{/g;
const documentBegins = /^[^%\n]*?\\begin\{document\}/m;
/** Matches definitions of TeX, which end after the next group in braces. */
const definition = /^(?:def|edef|gdef|xdef|let|newif|newdimen|newbox|newtoks|newskip|newread|newwrite)$/;
const opensConditional = /^if(?!f$|thenelse$|dim$|num$|defined$)[A-Za-z@]*$/;
const sentenceEnd = /[.!?][\s}]*(?:\\(?:label|tag)\{[^}]{0,200}\}\s*|\\(?:no(?:number|tag)|qedhere)\s*)*$/;
/** The deepest nesting in which the end of an environment is searched. */
const deepest = 100;

/** An open group whose end matters. */
interface Frame {
  readonly end: number;
  readonly ended: (at: number) => void;
}

interface Environment {
  readonly name: string;
  readonly kind: ParagraphKind;
  readonly isTable: boolean;
}

/** Reads LaTeX once from start to end. */
export class LatexReader {
  readonly #text: string;
  readonly #settings: LatexSettings;
  readonly #groups: Groups;
  readonly #out: BlockWriter;
  readonly #frames: Frame[] = [];
  readonly #environments: Environment[] = [];

  constructor(text: string, settings: LatexSettings) {
    this.#text = text;
    this.#settings = settings;
    this.#groups = groupsIn(text);
    this.#out = new BlockWriter(text);
  }

  paragraphs(): Paragraph[] {
    const { index = 0, 0: head = "" } = documentBegins.exec(this.#text) ?? {};
    const begin = index + head.length;
    if (begin > 0) this.#preamble(begin);
    this.#out.open(begin, "prose");
    return this.#out.end(this.#read(begin, this.#text.length));
  }

  /** Reads only the title of the preamble. */
  #preamble(end: number): void {
    let at = 0;
    titles.lastIndex = 0;
    for (let title = titles.exec(this.#text); title && title.index < end; title = titles.exec(this.#text)) {
      const close = this.#groups.braceOf(titles.lastIndex - 1);
      if (title.index < at || close < 0 || close > end) continue;
      this.#out.code(at, title.index);
      this.#out.open(titles.lastIndex, "heading");
      this.#read(titles.lastIndex, close);
      this.#out.close(close);
      at = close + 1;
    }
    this.#out.code(at, end);
  }

  /** Reads a span. Returns its end, or the end of the document if that comes first. */
  #read(from: number, to: number): number {
    let at = from;
    while (at < to) {
      special.lastIndex = at;
      const found = special.exec(this.#text);
      if (!found || found.index >= to) return to;
      const next = this.#take(found[0], found.index);
      if (next < 0) return found.index;
      at = next;
    }
    return at;
  }

  /** Reads what begins at `at`. Returns where to continue, or -1 at the end of the document. */
  #take(mark: string, at: number): number {
    this.#settle(at);
    switch (mark) {
      case "\\":
        return this.#backslash(at);
      case "%":
        return this.#comment(at);
      case "$":
        return this.#dollar(at);
      case "{":
        return this.#brace(at);
      case "}":
        return this.#closing(at);
      case "&":
        return this.#cell(at);
      case "~":
      case "#":
        this.#out.gap(at, at + 1);
        return at + 1;
      default:
        return this.#cut(at, at + mark.length);
    }
  }

  /** Ends groups whose end was inside something else. */
  #settle(at: number): void {
    for (let frame = this.#frames.at(-1); frame && frame.end < at; frame = this.#frames.at(-1)) {
      this.#frames.pop();
      frame.ended(at - 1);
    }
  }

  get #kind(): ParagraphKind {
    return this.#environments.at(-1)?.kind ?? "prose";
  }

  /** Ends a paragraph at `from` and starts the next one at `to`. */
  #cut(from: number, to: number, kind = this.#kind): number {
    this.#out.close(from);
    this.#out.open(to, kind);
    return to;
  }

  #gap(from: number, to: number): number {
    this.#out.gap(from, to);
    return to;
  }

  #thing(from: number, to: number): number {
    this.#out.thing(from, to);
    return to;
  }

  /** Skips a comment with its line end, unless the paragraph ends there. */
  #comment(at: number): number {
    const line = this.#text.indexOf("\n", at);
    return this.#gap(at, line < 0 ? this.#text.length : line);
  }

  #dollar(at: number): number {
    const mark = this.#text.startsWith("$$", at) ? "$$" : "$";
    for (let from = at + mark.length; ; ) {
      const close = this.#groups.inParagraph(mark, from);
      if (close < 0) return this.#gap(at, at + mark.length);
      if (this.#text[close - 1] !== "\\" || this.#text[close - 2] === "\\")
        return this.#formula(at, close + mark.length, mark);
      from = close + 1;
    }
  }

  /** Reads a displayed formula. One that ends a sentence also ends the paragraph. */
  #formula(from: number, to: number, mark: string): number {
    this.#out.thing(from, to);
    const inside = this.#text.slice(Math.max(from, to - mark.length - 400), to - mark.length);
    if (mark !== "$" && sentenceEnd.test(inside)) this.#cut(to, to);
    return to;
  }

  /** Reads a brace. `M{\"o}bius` is one word; all other braces are markup. */
  #brace(at: number): number {
    if (this.#text[at + 1] === "\\") {
      const end = this.#accent(at);
      if (end > at) return end;
    }
    this.#out.markup(at, at + 1);
    return at + 1;
  }

  #closing(at: number): number {
    const frame = this.#frames.at(-1);
    if (frame?.end === at) {
      this.#frames.pop();
      frame.ended(at);
    } else this.#out.markup(at, at + 1);
    return at + 1;
  }

  #cell(at: number): number {
    return this.#environments.at(-1)?.isTable ? this.#cut(at, at + 1) : this.#gap(at, at + 1);
  }

  /** Returns the end of the accented letter at `at`, or `at` if there is none. */
  #accent(at: number): number {
    return this.#thing(at, behindAccent(this.#text, at));
  }

  #backslash(at: number): number {
    const mark = this.#text[at + 1] ?? "";
    if (/[A-Za-z]/.test(mark)) return this.#accentOrCommand(at);
    if (mark === "(" || mark === "[") return this.#bracketed(at, mark);
    if (mark === "\\") return this.#lineBreak(at);
    if (/['"^`~=.]/.test(mark)) return Math.max(this.#accent(at), this.#escape(at, at + 2));
    if (mark === "-" || mark === "_") return this.#thing(at, at + 2);
    if (/[%&$#{}]/.test(mark)) return this.#escape(at, at + 1) + 1;
    return /[\s,;:>]/.test(mark) ? this.#gap(at, at + 2) : this.#escape(at, at + 2);
  }

  #escape(from: number, to: number): number {
    this.#out.markup(from, to);
    return to;
  }

  #accentOrCommand(at: number): number {
    const end = this.#accent(at);
    return end > at ? end : this.#command(at);
  }

  #bracketed(at: number, mark: string): number {
    const close = this.#groups.inParagraph(mark === "(" ? "\\)" : "\\]", at + 2);
    return close < 0 ? this.#gap(at, at + 2) : this.#formula(at, close + 2, mark === "(" ? "$" : "\\]");
  }

  #lineBreak(at: number): number {
    const star = this.#text[at + 2] === "*" ? 1 : 0;
    const end = this.#groups.behindOption(at + 2 + star);
    return this.#environments.at(-1)?.isTable ? this.#cut(at, end) : this.#gap(at, end);
  }

  #command(at: number): number {
    nameAt.lastIndex = at + 1;
    const name = nameAt.exec(this.#text)?.[0] ?? "";
    const behind = at + 1 + name.length;
    if (name === "begin") return this.#begin(at, behind);
    if (name === "end") return this.#end(at, behind);
    if (codeBetweenMarks.has(name)) return this.#thing(at, behindCode(this.#text, this.#groups, name, behind));
    if (definition.test(name)) return this.#gap(at, behindDefinition(this.#text, this.#groups, behind));
    if (name === "iffalse") return this.#iffalse(at, behind);
    if (opensConditional.test(name)) return this.#gap(at, behind);
    const star = this.#text[behind] === "*" ? 1 : 0;
    return this.#byRole(this.#roleOf(name), name, at, behind + star);
  }

  #roleOf(name: string): CommandRole {
    const { commands } = this.#settings;
    return (commands && Object.hasOwn(commands, name) ? commands[name] : undefined) ?? roleOf(name);
  }

  #byRole(role: CommandRole, name: string, at: number, behind: number): number {
    switch (role) {
      case "bare":
        return this.#gap(at, behind);
      case "break":
        return this.#cut(at, behind);
      case "skip":
        return this.#gap(at, this.#groups.behindArguments(behind));
      case "name":
        return this.#name(at, this.#groups.behindArguments(behind));
      case "item":
        return this.#itemTitle(this.#cut(at, behind, "list"));
      default:
        return this.#reading(role, name, at, behind);
    }
  }

  /** Reads the label in brackets after an item as a separate paragraph. */
  #itemTitle(at: number): number {
    const end = this.#groups.behindOption(at);
    if (end === at) return at;
    this.#out.gap(at, at + 1);
    const behind = this.#read(at + 1, end - 1);
    return this.#cut(behind, Math.max(end, behind), "list");
  }

  /** Reads an unknown command: on its own line, it is an instruction; within a line, it stands for a thing. */
  #name(at: number, end: number): number {
    return isAlone(this.#text, at, end) ? this.#gap(at, end) : this.#thing(at, end);
  }

  /** Reads a command whose last argument is text. */
  #reading(role: CommandRole, name: string, at: number, behind: number): number {
    const open = lastArgument(this.#text, this.#groups, name, behind);
    const close = this.#groups.braceOf(open);
    if (close < 0) return this.#gap(at, behind);
    if (role === "text") this.#out.markup(at, open + 1);
    else if (role === "note") this.#note(at, open + 1, close);
    else this.#block(role, at, open + 1, close);
    return open + 1;
  }

  #note(at: number, from: number, close: number): void {
    this.#out.beginNote(from);
    this.#frames.push({ end: close, ended: (end) => this.#out.endNote(end, at, end + 1) });
  }

  #block(role: CommandRole, at: number, from: number, close: number): void {
    this.#cut(at, from, role === "heading" ? "heading" : "prose");
    this.#frames.push({ end: close, ended: (end) => this.#cut(end, end + 1) });
  }

  #begin(at: number, behind: number): number {
    const name = environmentAt(this.#text, behind);
    if (name === undefined) return this.#gap(at, behind);
    const end = behind + name.length + 2;
    const role = this.#environmentRole(name);
    if (role === "formula" || role === "code") return this.#closed(role, name, at, end);
    this.#environments.push({ name, kind: kindIn(name) ?? this.#kind, isTable: role === "table" });
    if (hasTitle(name)) {
      const title = this.#groups.behindOption(end);
      const close = this.#groups.braceOf(title);
      if (close < 0) return this.#cut(at, title);
      this.#block("heading", at, title + 1, close);
      return title + 1;
    }
    const text = takesArguments(name) ? this.#groups.behindArguments(end) : this.#groups.behindOption(end);
    return this.#cut(at, text);
  }

  #environmentRole(name: string): EnvironmentRole {
    const { environments } = this.#settings;
    const own = environments && Object.hasOwn(environments, name) ? environments[name] : undefined;
    if (own === undefined) return environmentRole(name);
    return own === "skip" ? "code" : "text";
  }

  /** Skips an environment whose content is not read. Code that is never closed extends to the end. */
  #closed(role: "formula" | "code", name: string, at: number, behind: number): number {
    const mark = `\\end{${name}}`;
    const close = this.#groups.anywhere(mark, behind);
    if (close < 0 && role === "formula") return this.#gap(at, behind);
    const end = close < 0 ? this.#text.length : close + mark.length;
    if (role === "formula") return this.#formula(at, end, mark);
    this.#out.code(at, end);
    return this.#cut(end, end);
  }

  #end(at: number, behind: number): number {
    const name = environmentAt(this.#text, behind);
    if (name === undefined) return this.#gap(at, behind);
    if (name === "document") return -1;
    const all = this.#environments;
    const open = all.slice(-deepest).findLastIndex((each) => each.name === name);
    if (open >= 0) all.length = Math.max(0, all.length - deepest) + open;
    return this.#cut(at, behind + name.length + 2);
  }

  #iffalse(at: number, behind: number): number {
    const close = this.#groups.anywhere("\\fi", behind);
    return this.#gap(at, close < 0 ? behind : close + 3);
  }
}
