import { Alias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { ExchangeError } from "../exchange-error.ts";
import { type Limits, refuseDeeper } from "../limits.ts";
import { YamlMap, type YamlValue } from "./yaml-value.ts";

/** Beyond this a file is no rule and no list of snippets, and parsing it takes more memory than it is worth. */
const mostCharacters = 4_000_000;

const badYaml = (line: number, why: string) =>
  new ExchangeError("bad-yaml", `The YAML cannot be read (line ${line}): ${why}`);

/** Refuses what is nested deeper than allowed before the parser, which calls itself, gets to see it. */
function refuseDeepText(text: string, limits: Limits): void {
  const lines = text.split(/\r\n|\r|\n/);
  for (const each of lines) {
    // "- - - -" opens a level each, "? ? ?" as well; so do brackets that are not closed again.
    const marks = /^[\s?-]*/.exec(each)?.[0].match(/[?-](?=\s)/g)?.length ?? 0;
    refuseDeeper(marks, limits);
  }
  refuseDeepBrackets(text, limits);
}

// Brackets nest over lines; quoted ones and those of plain words do not count, which only the beginning of a value
// tells: a bracket opens a level after nothing, a colon, a dash, a comma or another bracket.
function refuseDeepBrackets(text: string, limits: Limits): void {
  let run = 0;
  for (const [mark] of text.matchAll(/[[{]|[\]}]|[^\s[\]{},:?"'-]+/g)) {
    if (mark === "[" || mark === "{") run++;
    else run = 0;
    refuseDeeper(run, limits);
  }
}

/** Turns the parser's nodes into plain values. Aliases are refused: nothing we read needs them, and they multiply. */
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
    if (node instanceof Alias) throw badYaml(line, "anchors and aliases (& and *) cannot be used here.");
    if (isScalar(node)) return typeof node.value === "string" ? node.value : "";
    if (isSeq(node)) return node.items.map((each) => this.value(each, depth + 1, line));
    if (!isMap(node)) return "";
    const members = new Map<string, { line: number; value: YamlValue }>();
    for (const { key, value } of node.items) {
      const at = this.#lineOf(key) ?? line;
      const name = this.value(key, depth + 1, at);
      if (typeof name !== "string") throw badYaml(at, "a key must be text.");
      if (members.has(name)) throw badYaml(at, `“${name.slice(0, 100)}” is there twice.`);
      members.set(name, { line: at, value: this.value(value, depth + 1, at) });
    }
    return new YamlMap(members, line);
  }

  #lineOf(node: unknown): number | undefined {
    const range = isScalar(node) || isMap(node) || isSeq(node) || node instanceof Alias ? node.range : undefined;
    return range ? this.#lines.linePos(range[0]).line : undefined;
  }
}

/**
 * What a YAML text says, every scalar as the text it is written with: no numbers, no dates, no tags, no aliases.
 * Throws `bad-yaml` with the line, `too-deep`, `too-large`.
 */
export function readYaml(text: string, limits: Limits): YamlValue {
  if (text.length > mostCharacters) throw new ExchangeError("too-large", "The YAML is too large to be read.");
  refuseDeepText(text, limits);
  const lines = new LineCounter();
  try {
    // Telling duplicate keys apart is done above: the parser's own way takes quadratic time.
    const options = { schema: "failsafe", uniqueKeys: false, lineCounter: lines, logLevel: "silent" } as const;
    const document = parseDocument(text, options);
    const [error] = document.errors;
    if (error)
      throw badYaml(error.linePos?.[0].line ?? 1, `${error.message.split("\n")[0]?.replace(/ at line.*/, "")}.`);
    return new Reader(lines, limits).value(document.contents, 0, 1);
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    throw new ExchangeError("bad-yaml", "The YAML cannot be read.");
  }
}
