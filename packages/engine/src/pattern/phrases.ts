import type { Steps } from "../text/steps.ts";
import type { Token } from "../text/token.ts";
import { noted } from "../text/vocabulary.ts";
import type { PatternRow } from "./pattern-row.ts";
import type { TrieMatch } from "./phrase-trie.ts";
import { createTrie, type SpreadTrie, type Trie } from "./trie.ts";

/** The phrase tables of rules and templates, by rule id or `template/<key>`. */
export interface Phrases {
  /** The ids of all tables. */
  readonly ids: readonly string[];
  /** Returns the rows of a table; empty if there is no such table. */
  rowsOf(id: string): PatternRow[];
  /** Returns a row by its index among the rows of all tables. */
  rowAt(row: number): PatternRow;
  /** Returns the index of a row's table in `ids`. */
  tableOf(row: number): number;
  /** Returns every match of every row, by the index of the row. Matches may overlap. */
  find(tokens: readonly Token[]): Steps<TrieMatch<number>[]>;
}

/** The decoded phrase tables. */
export interface SpreadPhrases extends SpreadTrie {
  /** The packed text. */
  readonly text: Uint16Array;
  /** The start of each row in it. */
  readonly rows: Uint32Array;
  /** The index of its table's id for each row. */
  readonly tables: Uint16Array;
  /** The ids of the tables, one a line. */
  readonly ids: Uint16Array;
}

/** Where the rows of packed tables are. */
interface Places {
  readonly ids: readonly string[];
  readonly rows: Uint32Array;
  readonly tables: Uint16Array;
}

/** Means that a phrase is to be deleted. */
const nothing = "(nothing)";

/**
 * Reads a phrase table: tab-separated, with column names in the first row. `find` is a pattern; `instead` lists replacements,
 * best first, separated by bars, or `(nothing)` to delete; without it the phrase is flagged without a suggestion. `picky`
 * under `level` marks rows for the picky level. Lines that start with `#` are comments.
 * @example
 * const rows = readPhraseTable("find\tinstead\na large number of\tmany");
 * rows.length; // 1
 */
export const readPhraseTable = (text: string): PatternRow[] => text.split("\n").filter(isLine).slice(1).map(rowOf);

const isLine = (line: string): boolean => line.trim() !== "" && !line.startsWith("#");

function rowOf(line: string): PatternRow {
  const [match = "", instead = "", level] = line.split("\t");
  const replace = instead === "" ? undefined : instead.split("|").map((each) => written(each.trim()));
  return { match, ...(replace && { replace }), ...(level === "picky" && { picky: true }) };
}

const written = (instead: string): string => (instead === nothing ? "" : instead);

/**
 * Finds the rows of tables that were packed into one text, each after a line `@` with the id of its rule or template. A
 * suffix after a dot distinguishes tables of the same rule: `@style/cliche.lists` adds to `style/cliche`.
 */
function placesIn(packed: string): Places {
  const ids = new Map<string, number>();
  const rows: number[] = [];
  const tables: number[] = [];
  let start = 0;
  let table = -1;
  let isHead = false;
  for (const line of packed.split("\n")) {
    if (line.startsWith("@")) {
      const [id = ""] = line.slice(1).split(".");
      table = ids.get(id) ?? ids.size;
      ids.set(id, table);
      isHead = true;
    } else if (isLine(line)) {
      if (!isHead) {
        rows.push(start);
        tables.push(table);
      }
      isHead = false;
    }
    start += line.length + 1;
  }
  if (ids.size === 0) throw new Error("These are not phrase tables.");
  return { ids: [...ids.keys()], rows: Uint32Array.from(rows), tables: Uint16Array.from(tables) };
}

/** `lineAt` returns the line of the packed text that begins at an offset. */
function phrasesOver({ ids, rows, tables }: Places, lineAt: (start: number) => string, spread?: SpreadTrie) {
  const lineOf = (row: number): string => lineAt(rows[row] as number);
  const all = {
    count: rows.length,
    sourceOf: (row: number) => lineOf(row).split("\t", 1)[0] ?? "",
    valueOf: (row: number) => row,
  };
  let trie: Trie<number> | undefined;
  const readied = (): Trie<number> => {
    trie ??= createTrie<number>([], all, (find) => noted("phrases", find), spread);
    return trie;
  };
  const phrases: Phrases = {
    ids,
    rowAt: (row) => rowOf(lineOf(row)),
    rowsOf: (id) =>
      [...tables.keys()].filter((row) => ids[tables[row] as number] === id).map((row) => rowOf(lineOf(row))),
    tableOf: (row) => tables[row] as number,
    find: (tokens) => readied().find(tokens),
  };
  return { phrases, readied };
}

function openText(packed: string) {
  const places = placesIn(packed);
  return { places, ...phrasesOver(places, (start) => packed.slice(start, endOf(packed, start))) };
}

function endOf(packed: string, start: number): number {
  const end = packed.indexOf("\n", start);
  return end < 0 ? packed.length : end;
}

/** Opens packed phrase tables. A row is decoded when its first word is met. */
export const openPhrases = (packed: string): Phrases => openText(packed).phrases;

const lettersOf = (text: string): Uint16Array => Uint16Array.from(text, (letter) => letter.charCodeAt(0));

/** Decodes packed tables and parses all rows. */
export function spreadPhrases(packed: string): SpreadPhrases {
  const { places, readied } = openText(packed);
  const { ids, rows, tables } = places;
  return { text: lettersOf(packed), rows, tables, ids: lettersOf(ids.join("\n")), ...readied().spread() };
}

/** Opens tables that were decoded before, perhaps by another thread. They are only read. */
export function phrasesOf({ text, rows, tables, ids, ...trie }: SpreadPhrases): Phrases {
  const lineAt = (start: number): string => {
    const end = text.indexOf(newline, start);
    return String.fromCharCode(...text.subarray(start, end < 0 ? text.length : end));
  };
  const names = String.fromCharCode(...ids).split("\n");
  return phrasesOver({ ids: names, rows, tables }, lineAt, trie).phrases;
}

const newline = 10;
