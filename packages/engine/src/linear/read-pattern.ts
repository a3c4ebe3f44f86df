import { memberAt, memberTest, setAt } from "./character-set.ts";
import { PatternFault, type PlaceTest, type RegexNode } from "./regex-node.ts";

interface Flags {
  readonly insensitive: boolean;
  readonly dotAll: boolean;
  readonly multiline: boolean;
}

const wordCharacters = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0));
const isWord = (text: string, at: number): boolean => wordCharacters[text.charCodeAt(at)] === 1;
const atBoundary: PlaceTest = (text, at) => isWord(text, at - 1) !== isWord(text, at);
const atStart: PlaceTest = (_, at) => at === 0;
const atEnd: PlaceTest = (text, at) => at === text.length;
const atLineStart: PlaceTest = (text, at) => at === 0 || text[at - 1] === "\n";
const atLineEnd: PlaceTest = (text, at) => at === text.length || text[at] === "\n";

const nesting = 100;
const mostTimes = 1000;

/** A parsed pattern: its tree, the number of its groups, and the same pattern without lookaround. */
export interface ReadPattern {
  readonly tree: RegexNode;
  /** The number of groups, including the whole match. */
  readonly groups: number;
  /** A pattern that RE2 can read and that matches wherever this one does, and perhaps elsewhere. */
  readonly relaxed: string;
}

/** Parses a regular expression in the syntax of RE2, with lookaround. Throws a PatternFault. */
export function readPattern(source: string): ReadPattern {
  const reader = new Reader(source);
  const tree = reader.whole();
  return { tree, groups: reader.groups, relaxed: reader.relaxed() };
}

class Reader {
  readonly #source: string;
  readonly #looks: { readonly start: number; readonly end: number }[] = [];
  #at = 0;
  #depth = 0;
  groups = 1;

  constructor(source: string) {
    this.#source = source;
  }

  whole(): RegexNode {
    const tree = this.#choice({ insensitive: false, dotAll: false, multiline: false });
    if (this.#at < this.#source.length) throw new PatternFault("a closing bracket has no opening bracket");
    return tree;
  }

  /** Groups inside lookaround keep their numbers. */
  relaxed(): string {
    let rest = "";
    let from = 0;
    for (const { start, end } of this.#looks) {
      if (start < from) continue;
      rest += this.#source.slice(from, start);
      from = end;
    }
    return rest + this.#source.slice(from);
  }

  #choice(flags: Flags): RegexNode {
    if (++this.#depth > nesting) throw new PatternFault("it has too many nested groups");
    const parts: RegexNode[] = [];
    let now = flags;
    do {
      const read = this.#sequence(now);
      parts.push(read.tree);
      now = read.flags;
    } while (this.#take("|"));
    this.#depth--;
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: "choice", parts };
  }

  /** Flags that are set inside apply until the end of the group, in later alternatives as well. */
  #sequence(given: Flags): { readonly tree: RegexNode; readonly flags: Flags } {
    const parts: RegexNode[] = [];
    let flags = given;
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) {
      const set = this.#flagsHere(flags, ")");
      if (set) flags = set;
      else parts.push(this.#repeated(this.#atom(flags)));
    }
    return { tree: { kind: "sequence", parts }, flags };
  }

  /** Reads `(?i)`, or the beginning of `(?i:x)` up to its colon. */
  #flagsHere(flags: Flags, end: ")" | ":"): Flags | undefined {
    const [whole, on = "", off = ""] =
      /^\(\?([a-z]*)(?:-([a-z]+))?([:)])/i.exec(this.#source.slice(this.#at, this.#at + 20)) ?? [];
    if (whole === undefined || !whole.endsWith(end)) return undefined;
    if (/[^ims]/.test(on + off)) throw new PatternFault(`${whole} is not supported`);
    this.#at += whole.length;
    const has = (flag: string, before: boolean): boolean => (on.includes(flag) || before) && !off.includes(flag);
    return {
      insensitive: has("i", flags.insensitive),
      dotAll: has("s", flags.dotAll),
      multiline: has("m", flags.multiline),
    };
  }

  #atom(flags: Flags): RegexNode {
    const start = this.#at;
    const [look, behind, sign] = /^\(\?(<?)([=!])/.exec(this.#source.slice(start, start + 4)) ?? [];
    if (look !== undefined) {
      this.#at += look.length;
      const body = this.#closed(flags);
      this.#looks.push({ start, end: this.#at });
      // Those inside are left out with it.
      this.#looks.sort((a, b) => a.start - b.start);
      return { kind: "look", ahead: behind === "", negative: sign === "!", body };
    }
    const inner = this.#flagsHere(flags, ":");
    if (inner) return this.#closed(inner);
    const [name] = /^\(\?P?<[A-Za-z_]\w*>/.exec(this.#source.slice(start, start + 50)) ?? [];
    if (name !== undefined || this.#take("(")) {
      this.#at += name?.length ?? 0;
      if (this.#source[this.#at] === "?") throw new PatternFault("this kind of group is not supported");
      const index = this.groups++;
      return { kind: "group", index, body: this.#closed(flags) };
    }
    return this.#character(flags);
  }

  #closed(flags: Flags): RegexNode {
    const body = this.#choice(flags);
    if (!this.#take(")")) throw new PatternFault("a bracket is not closed");
    return body;
  }

  #character(flags: Flags): RegexNode {
    const { insensitive } = flags;
    const place = this.#place(flags);
    if (place) return { kind: "place", holds: place };
    if (this.#source[this.#at] === "[") {
      const { fits, end } = setAt(this.#source, this.#at, insensitive);
      this.#at = end;
      return { kind: "character", fits };
    }
    if (this.#take(".")) return { kind: "character", fits: (character) => flags.dotAll || character !== 10 };
    if (/[*+?]/.test(this.#source[this.#at] ?? "")) throw new PatternFault("there is nothing to repeat");
    const member = memberAt(this.#source, this.#at);
    this.#at += member.length;
    return { kind: "character", fits: memberTest(member, insensitive) };
  }

  #place({ multiline }: Flags): PlaceTest | undefined {
    if (this.#take("^")) return multiline ? atLineStart : atStart;
    if (this.#take("$")) return multiline ? atLineEnd : atEnd;
    if (this.#take("\\b")) return atBoundary;
    if (this.#take("\\B")) return (text, at) => !atBoundary(text, at);
    if (this.#take("\\A")) return atStart;
    return this.#take("\\z") ? atEnd : undefined;
  }

  #repeated(body: RegexNode): RegexNode {
    const [whole, short, low, comma, high] =
      /^(?:([*+?])|\{(\d{1,4})(?:(,)(\d{0,4}))?\})/.exec(this.#source.slice(this.#at, this.#at + 12)) ?? [];
    if (whole === undefined) return body;
    this.#at += whole.length;
    const lazy = this.#take("?");
    if (/^(?:[*+?]|\{\d)/.test(this.#source.slice(this.#at, this.#at + 2)))
      throw new PatternFault("a repetition follows another repetition");
    const least = low === undefined ? (short === "+" ? 1 : 0) : Number(low);
    const endless = short === undefined ? comma !== undefined && high === "" : short !== "?";
    const most = endless ? Number.POSITIVE_INFINITY : short === "?" ? 1 : Number(high || low);
    if (most < least || least > mostTimes || (most > mostTimes && !endless))
      throw new PatternFault("it has too many repetitions");
    return { kind: "repeat", body, least, most, lazy };
  }

  #take(mark: string): boolean {
    if (!this.#source.startsWith(mark, this.#at)) return false;
    this.#at += mark.length;
    return true;
  }
}
