import { kindNamed } from "../blocks/kind-named.ts";
import type { BlockKind, ListItem } from "../blocks/read-block.ts";
import { codePageOf } from "./code-page.ts";

type ListKind = ListItem["list"];

/** The number format of bulleted lists. */
const bulletFormat = 23;

/**
 * The tables at the start of an RTF file, which define fonts, styles, and lists. Each receives the control words and
 * texts of its group.
 */
export class RtfTables {
  readonly #pages = new Map<number, number>();
  readonly #styles = new Map<number, BlockKind>();
  readonly #lists = new Map<number, readonly ListKind[]>();
  readonly #overrides = new Map<number, number>();
  #font = 0;
  #style = { id: 0, name: "", outline: undefined as number | undefined };
  #levels: ListKind[] = [];
  #list = 0;

  /** Returns the code page of a font. Undefined if it is that of the document. */
  pageOf(font: number): number | undefined {
    return this.#pages.get(font);
  }

  kindOf(style: number): BlockKind | undefined {
    return this.#styles.get(style);
  }

  listKind(override: number, level: number): ListKind {
    return this.#lists.get(this.#overrides.get(override) ?? -1)?.[level] ?? "bullets";
  }

  fontWord(name: string, value: number): void {
    if (name === "f") this.#font = value;
    const page = name === "fcharset" ? codePageOf(value) : name === "cpg" ? value : undefined;
    if (page !== undefined) this.#pages.set(this.#font, page);
  }

  styleWord(name: string, value: number): void {
    if (name === "s") this.#style.id = value;
    if (name === "outlinelevel") this.#style.outline = value;
  }

  /** Reads text in a style, whose definition ends with its name and a semicolon. */
  styleText(text: string): void {
    for (const part of text.split(/(;)/)) {
      if (part !== ";") {
        this.#style.name += part;
        continue;
      }
      const { id, name, outline } = this.#style;
      const kind =
        kindNamed(name.trim()) ?? (outline !== undefined && outline < 6 ? { heading: outline + 1 } : undefined);
      if (kind) this.#styles.set(id, kind);
      this.#style = { id: 0, name: "", outline: undefined };
    }
  }

  listWord(name: string, value: number): void {
    if (name === "list") this.#levels = [];
    if (name === "levelnfc") this.#levels.push(value === bulletFormat ? "bullets" : "numbers");
    if (name === "listid") this.#lists.set(value, this.#levels);
  }

  overrideWord(name: string, value: number): void {
    if (name === "listid") this.#list = value;
    if (name === "ls") this.#overrides.set(value, this.#list);
  }
}
