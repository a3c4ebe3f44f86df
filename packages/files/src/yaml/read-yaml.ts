import { isMap, isScalar, isSeq, Lexer, LineCounter, parseDocument } from "yaml";
import { FileError } from "../file-error.ts";
import { type Limits, refuseDeeper } from "../limits.ts";
import { texts } from "../texts.ts";
import { YamlMap, type YamlValue } from "./yaml-value.ts";

/** The most characters. Some invalid texts take the parser quadratic time, at this length a few seconds. */
const mostCharacters = 600_000;

const badYaml = (why: string) => new FileError("bad-yaml", why);

/** The mark by which the lexer announces a scalar. */
const scalarMark = "\u001f";

/** Returns how a token changes the nesting of brackets. */
const bracketStep = (piece: string): number =>
  piece === "[" || piece === "{" ? 1 : piece === "]" || piece === "}" ? -1 : 0;

/**
 * Rejects, before parsing, what makes the parser slow or recurse too deeply: brackets and dashes nested too deeply, and
 * anchors, aliases, and tags, which no supported file needs.
 */
function refuseTrickyText(text: string, limits: Limits): void {
  let line = 1;
  let brackets = 0;
  let marks = 0;
  let scalar = false;
  for (const piece of new Lexer().lex(text)) {
    if (!scalar) {
      if (/^[&*!]/.test(piece)) throw badYaml(texts.yaml.tricky(line));
      brackets += bracketStep(piece);
      // "- - - -" opens a level each, "? ? ?" as well.
      marks += piece === "-" || piece === "?" ? 1 : 0;
      refuseDeeper(Math.max(brackets, marks), limits);
    }
    scalar = piece === scalarMark;
    if (!piece.includes("\n")) continue;
    line += piece.split("\n").length - 1;
    marks = 0;
  }
}

/** Converts the parser's nodes to plain values. */
class Reader {
  readonly #lines: LineCounter;
  readonly #limits: Limits;

  constructor(lines: LineCounter, limits: Limits) {
    this.#lines = lines;
    this.#limits = limits;
  }

  value(node: unknown, depth: number, around: number): YamlValue {
    refuseDeeper(depth, this.#limits);
    const line = this.#lineOf(node) ?? around;
    if (isScalar(node)) return typeof node.value === "string" ? node.value : "";
    if (isSeq(node)) return node.items.map((each) => this.value(each, depth + 1, line));
    if (!isMap(node)) return "";
    const members = new Map<string, { line: number; value: YamlValue }>();
    for (const { key, value } of node.items) {
      const at = this.#lineOf(key) ?? line;
      const name = this.value(key, depth + 1, at);
      if (typeof name !== "string") throw badYaml(texts.yaml.keyIsNoText(at));
      if (members.has(name)) throw badYaml(texts.yaml.twice(at, name));
      members.set(name, { line: at, value: this.value(value, depth + 1, at) });
    }
    return new YamlMap(members, line);
  }

  #lineOf(node: unknown): number | undefined {
    const range = isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined;
    return range ? this.#lines.linePos(range[0]).line : undefined;
  }
}

/**
 * Parses YAML with every scalar as text: no numbers, dates, tags, or aliases. `most` is the maximum number of
 * characters. Throws `bad-yaml` with the line, `too-deep`, and `too-large`.
 */
export function readYaml(text: string, limits: Limits, most = mostCharacters): YamlValue {
  if (text.length > most) throw new FileError("too-large", texts.yaml.tooLarge);
  refuseTrickyText(text, limits);
  const lines = new LineCounter();
  try {
    // Pretty errors quote the line for each error, which takes quadratic time as well.
    // Telling duplicate keys apart is done above: the parser's own way takes quadratic time.
    const options = {
      schema: "failsafe",
      uniqueKeys: false,
      prettyErrors: false,
      lineCounter: lines,
      logLevel: "silent",
    } as const;
    const document = parseDocument(text, options);
    const [error] = document.errors;
    if (error) {
      const why = `${error.message.split("\n")[0]?.slice(0, 120)}.`;
      throw badYaml(texts.yaml.bad(lines.linePos(error.pos[0]).line, why));
    }
    return new Reader(lines, limits).value(document.contents, 0, 1);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw badYaml(texts.yaml.unreadable);
  }
}
