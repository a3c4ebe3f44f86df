import type { ListItem } from "../blocks/read-block.ts";
import { attributeOf, xmlPieces } from "../xml/xml-pieces.ts";

type ListKind = ListItem["list"];

/** A level of a list. What it does not define is undefined. */
interface ListLevel {
  kind: ListKind | undefined;
  /** The number of its first item. */
  start: number | undefined;
  /** How many levels above it make it start again with an item of theirs. Undefined for all of them. */
  restart: number | undefined;
}

/** A list that paragraphs refer to. Lists with the same definition continue each other. */
export interface DocxList {
  definition: string;
  /** The levels that it defines differently from its definition. */
  readonly levels: Map<number, ListLevel>;
  /** The numbers of the levels that start again with the first item that the list has at them. */
  readonly starts: Map<number, number>;
}

/** The lists that `word/numbering.xml` defines. */
export interface DocxLists {
  /** Returns a list by its number. */
  listOf(list: string): DocxList | undefined;
  /** Returns a level of a definition. */
  levelOf(definition: string, level: number): Readonly<ListLevel> | undefined;
  /** Returns whether a list is bulleted or numbered, by its number and level. */
  kindOf(list: string, level: number): ListKind;
}

/** Reads the lists of a Word document. */
export function docxLists(numbering: string): DocxLists {
  const reading = new NumberingReading();
  for (const { kind, name, source } of xmlPieces(numbering)) if (kind !== "close") reading.take(name, source);
  const { definitions, lists } = reading;
  return {
    listOf: (list) => lists.get(list),
    levelOf: (definition, level) => definitions.get(definition)?.get(level),
    kindOf(list, level) {
      const own = lists.get(list);
      const levels = definitions.get(own?.definition ?? "");
      return own?.levels.get(level)?.kind ?? levels?.get(level)?.kind ?? levels?.get(0)?.kind ?? "bullets";
    },
  };
}

/** The state while `word/numbering.xml` is read. */
class NumberingReading {
  readonly definitions = new Map<string, Map<number, ListLevel>>();
  readonly lists = new Map<string, DocxList>();
  /** The levels of the definition or list that is being read. */
  #levels = new Map<number, ListLevel>();
  #level: ListLevel | undefined;
  #list: DocxList | undefined;
  /** The level that the list defines differently. */
  #override: number | undefined;

  take(name: string, source: string): void {
    if (name === "w:abstractNum") this.#beginDefinition(source);
    else if (name === "w:num") this.#beginList(source);
    else if (name === "w:abstractNumId" && this.#list) this.#list.definition = attributeOf(source, "w:val") ?? "";
    else if (name === "w:lvlOverride") this.#override = numberIn(source, "w:ilvl");
    else if (name === "w:startOverride") this.#list?.starts.set(this.#override ?? 0, numberIn(source) ?? 1);
    else if (name === "w:lvl") this.#beginLevel(source);
    else if (this.#level) takeLevel(this.#level, name, source);
  }

  #beginDefinition(source: string): void {
    this.#levels = new Map();
    this.definitions.set(attributeOf(source, "w:abstractNumId") ?? "", this.#levels);
    [this.#list, this.#level] = [undefined, undefined];
  }

  #beginList(source: string): void {
    this.#levels = new Map();
    this.#list = { definition: "", levels: this.#levels, starts: new Map() };
    this.lists.set(attributeOf(source, "w:numId") ?? "", this.#list);
    [this.#override, this.#level] = [undefined, undefined];
  }

  #beginLevel(source: string): void {
    this.#level = { kind: undefined, start: undefined, restart: undefined };
    // Levels follow one another.
    this.#levels.set(numberIn(source, "w:ilvl") ?? this.#override ?? this.#levels.size, this.#level);
  }
}

function takeLevel(level: ListLevel, name: string, source: string): void {
  if (name === "w:numFmt") level.kind = attributeOf(source, "w:val") === "bullet" ? "bullets" : "numbers";
  else if (name === "w:start") level.start = numberIn(source);
  else if (name === "w:lvlRestart") level.restart = numberIn(source);
}

function numberIn(source: string, name = "w:val"): number | undefined {
  const value = attributeOf(source, name) ?? "";
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
