import { isMap, isScalar, isSeq, Lexer, LineCounter, parseDocument } from "yaml";
import { FileError } from "../file-error.ts";
import { type Limits, refuseDeeper } from "../limits.ts";
import { texts } from "../texts.ts";
import { YamlMap, type YamlValue } from "./yaml-value.ts";

/** Some broken texts take the parser a time that grows with their square; up to here that is a few seconds at worst. */
const mostCharacters = 600_000;

const badYaml = (why: string) => new FileError("bad-yaml", why);

/** The lexer says that the next piece is a scalar. */
const scalarMark = "\u001f";

/** How the piece changes the levels of brackets. */
const bracketStep = (piece: string): number =>
  piece === "[" || piece === "{" ? 1 : piece === "]" || piece === "}" ? -1 : 0;

/**
 * Refuses, before the parser gets to see it, what makes the parser slow or call itself too deep: brackets and dashes
 * nested deeper than allowed, and anchors, aliases and tags, which nothing we read needs.
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

/** Turns the parser's nodes into plain values. */
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
 * What a YAML text says, every scalar as the text it is written with: no numbers, no dates, no tags, no aliases.
 * `most` is how many characters it may have. Throws `bad-yaml` with the line, `too-deep`, `too-large`.
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
