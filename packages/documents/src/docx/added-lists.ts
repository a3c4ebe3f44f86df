import type { ListItem } from "../blocks/read-block.ts";
import { attributeOf, xmlPieces } from "../xml/xml-pieces.ts";
import type { DocxList } from "./docx-lists.ts";
import type { ListPlace } from "./list-counter.ts";

type ListKind = ListItem["list"];

const emptyPart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"></w:numbering>';

/** Lists of a document that its file does not contain yet. */
export class AddedLists {
  readonly #source: string;
  readonly #definitions: { readonly kind: ListKind; readonly id: number }[] = [];
  /** The definitions that lists of a kind share. */
  readonly #shared = new Map<ListKind, number>();
  readonly #numbers: string[] = [];
  readonly #kinds = new Map<string, ListKind>();
  readonly #again = new Map<string, DocxList>();
  #next: number;
  #nextDefinition: number;

  /** Creates it for a file. `source` is the part that defines the numbering. */
  constructor(source: string) {
    this.#source = source;
    this.#next = 1 + highestIn(source, "w:num", "w:numId");
    this.#nextDefinition = 1 + highestIn(source, "w:abstractNum", "w:abstractNumId");
  }

  /**
   * Returns the number of a new list, which starts counting at one. Programs differ in how they count items that no
   * item is above, so a numbered list below another list has its own definition.
   */
  add(kind: ListKind, level: number): string {
    const isOwn = kind === "numbers" && level > 0;
    const definition = (isOwn ? undefined : this.#shared.get(kind)) ?? this.#define(kind);
    if (!isOwn) this.#shared.set(kind, definition);
    const start = kind === "numbers" ? '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>' : "";
    const id = this.#next++;
    this.#numbers.push(`<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${start}</w:num>`);
    this.#kinds.set(String(id), kind);
    return String(id);
  }

  #define(kind: ListKind): number {
    const id = this.#nextDefinition++;
    this.#definitions.push({ kind, id });
    return id;
  }

  /** Returns the number of a new list like the one at a place, which starts at its level with a number. */
  startAgain({ list, level }: ListPlace, start: number, like: DocxList | undefined): string {
    const id = this.#next++;
    const definition = like?.definition ?? "";
    const overrides = overridesIn(this.#source, list);
    const own = `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/>${overrides.get(level) ?? ""}</w:lvlOverride>`;
    const others = [...overrides].filter(([each, source]) => each !== level && source !== "");
    const sources = [
      ...others.map(([each, source]): [number, string] => [each, overrideOf(each, source)]),
      [level, own] as const,
    ];
    const content = sources.toSorted(([a], [b]) => a - b).map(([, source]) => source);
    this.#numbers.push(`<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${content.join("")}</w:num>`);
    this.#again.set(String(id), { definition, levels: new Map(like?.levels), starts: new Map([[level, start]]) });
    return String(id);
  }

  /** Returns a list that `startAgain` has added. Undefined for other lists. */
  startedAgain(number: string): DocxList | undefined {
    return this.#again.get(number);
  }

  /** Returns whether a new list is bulleted or numbered, which applies to all its levels. Undefined for other lists. */
  kindOf(number: string): ListKind | undefined {
    return this.#kinds.get(number);
  }

  /** Returns the part including the new lists, or the same part if there are none. */
  get written(): string {
    if (this.#numbers.length === 0) return this.#source;
    const definitions = this.#definitions.map(
      ({ kind, id }) =>
        `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.map((level) => levelOf(kind, level)).join("")}</w:abstractNum>`,
    );
    const whole = (this.#source || emptyPart).replace(/(<w:numbering(?:\s[^>]*)?)\/>/, "$1></w:numbering>");
    const numbered = insertedBefore(whole, /<w:numIdMacAtCleanup|<\/w:numbering>/, this.#numbers.join(""));
    return insertedBefore(numbered, /<w:num[\s>]/, definitions.join(""));
  }
}

const overrideOf = (level: number, content: string): string =>
  `<w:lvlOverride w:ilvl="${level}">${content}</w:lvlOverride>`;

/** Returns the levels that a list defines differently from its definition, with the source of their definitions. */
function overridesIn(numbering: string, list: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const source =
    new RegExp(`<w:num\\s[^>]*w:numId\\s*=\\s*["']${list}["'][\\s\\S]*?</w:num>`).exec(numbering)?.[0] ?? "";
  for (const [, level, content = ""] of source.matchAll(
    /<w:lvlOverride\s[^>]*w:ilvl\s*=\s*["'](\d)["'][^>/]*>([\s\S]*?)<\/w:lvlOverride>/g,
  ))
    found.set(Number(level), /<w:lvl\s[\s\S]*<\/w:lvl>/.exec(content)?.[0] ?? "");
  return found;
}

function highestIn(source: string, name: string, attribute: string): number {
  let highest = 0;
  for (const piece of xmlPieces(source))
    if (piece.kind !== "close" && piece.name === name)
      highest = Math.max(highest, Number(attributeOf(piece.source, attribute)) || 0);
  return highest;
}

function insertedBefore(source: string, place: RegExp, text: string): string {
  const at = place.exec(source)?.index ?? source.length;
  return source.slice(0, at) + text + source.slice(at);
}

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

function levelOf(kind: ListKind, level: number): string {
  const [format, text] =
    kind === "bullets"
      ? ["bullet", ["•", "◦", "▪"][level % 3]]
      : [["decimal", "lowerLetter", "lowerRoman"][level % 3], `%${level + 1}.`];
  return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${(level + 1) * 720}" w:hanging="360"/></w:pPr></w:lvl>`;
}
