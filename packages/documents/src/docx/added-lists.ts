import type { ListItem } from "../blocks/read-block.ts";
import { attributeOf, xmlPieces } from "../xml/xml-pieces.ts";

type ListKind = ListItem["list"];

const emptyPart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"></w:numbering>';

/** Lists of a document that its file does not contain yet. */
export class AddedLists {
  readonly #source: string;
  readonly #definitions = new Map<ListKind, number>();
  readonly #numbers: string[] = [];
  readonly #kinds = new Map<string, ListKind>();
  #next: number;
  #nextDefinition: number;

  /** Creates it for a file. `source` is the part that defines the numbering. */
  constructor(source: string) {
    this.#source = source;
    this.#next = 1 + highestIn(source, "w:num", "w:numId");
    this.#nextDefinition = 1 + highestIn(source, "w:abstractNum", "w:abstractNumId");
  }

  /** Returns the number of a new list, which starts counting at one. */
  add(kind: ListKind): string {
    const definition = this.#definitions.get(kind) ?? this.#nextDefinition++;
    this.#definitions.set(kind, definition);
    const start = kind === "numbers" ? '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>' : "";
    const id = this.#next++;
    this.#numbers.push(`<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${start}</w:num>`);
    this.#kinds.set(String(id), kind);
    return String(id);
  }

  /** Returns whether a new list is bulleted or numbered, which applies to all its levels. Undefined for other lists. */
  kindOf(number: string): ListKind | undefined {
    return this.#kinds.get(number);
  }

  /** Returns the part including the new lists, or the same part if there are none. */
  get written(): string {
    if (this.#numbers.length === 0) return this.#source;
    const definitions = [...this.#definitions].map(
      ([kind, id]) =>
        `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.map((level) => levelOf(kind, level)).join("")}</w:abstractNum>`,
    );
    const whole = (this.#source || emptyPart).replace(/(<w:numbering(?:\s[^>]*)?)\/>/, "$1></w:numbering>");
    const numbered = insertedBefore(whole, /<w:numIdMacAtCleanup|<\/w:numbering>/, this.#numbers.join(""));
    return insertedBefore(numbered, /<w:num[\s>]/, definitions.join(""));
  }
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
