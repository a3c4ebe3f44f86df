import type { Alignment } from "../../schema.ts";
import { highestNumber } from "../../xml/highest-number.ts";
import { escapedValue } from "../../xml/xml-pieces.ts";
import type { OdtStyles } from "../odt-styles.ts";

/** The paragraph styles of a file, and those that are added to it. */
export class ParagraphStyles {
  readonly #source: string;
  readonly #styles: Pick<OdtStyles, "breaksBefore" | "isCaption" | "kindOf">;
  readonly #found = new Map<string, string>();
  readonly #added = new Map<string, string>();
  readonly #origins = new Map<string, string>();
  #next: number;

  /** Creates it for a file. `source` is the part with the text and its automatic styles. */
  constructor(source: string, styles: Pick<OdtStyles, "breaksBefore" | "isCaption" | "kindOf">) {
    this.#source = source;
    this.#styles = styles;
    this.#next = 1 + highestNumber(source, /style:name="P(\d{1,9})"/g);
  }

  /** Returns the style in the file that a new style is a copy of. Any other style is returned unchanged. */
  originOf(style: string): string {
    return this.#origins.get(style) ?? style;
  }

  /** The new automatic styles by name. */
  get added(): ReadonlyMap<string, string> {
    return this.#added;
  }

  /** Records the style of a paragraph in the file. `key` is the same for paragraphs that are formatted alike. */
  found(key: string, style: string): void {
    if (!this.#found.has(key) && this.#isPlain(style, key)) this.#found.set(key, style);
  }

  /**
   * Returns whether a style has no effects besides those that `key` stands for, such as a new page, a list, or a
   * caption.
   */
  #isPlain(style: string, key: string): boolean {
    const kind = this.#styles.kindOf(style);
    const isItem = typeof kind === "object" && !("heading" in kind);
    return !isItem && !this.#styles.breaksBefore(style) && this.#styles.isCaption(style) === (key === "caption");
  }

  /**
   * Returns the style of a new paragraph: that of one before it, one that occurs elsewhere in the file, or the one with
   * the usual name.
   */
  styleFor(key: string, kind: string, before: string | undefined): string {
    const own = before !== undefined && this.#isPlain(before, key) ? before : undefined;
    return own ?? this.#found.get(key) ?? usual[kind] ?? kind.replace(/^heading /, "Heading_20_");
  }

  /** Returns an automatic copy of a style that does not start a new page. */
  unbroken(style: string): string {
    const name = this.#named(style);
    const like = this.#automatic(style) ?? basedOn(style || "Standard", name, "start");
    this.#added.set(name, renamed(like, name).replace(/\sfo:break-before="[^"]*"/, ""));
    return name;
  }

  /** Returns a copy of a style with this alignment. */
  aligned(style: string, align: Alignment | null): string {
    const name = this.#named(style);
    const value = align === "right" ? "end" : (align ?? "start");
    const like = this.#automatic(style);
    this.#added.set(name, like ? aligned(like, name, value) : basedOn(style || "Standard", name, value));
    return name;
  }

  #named(style: string): string {
    const name = `P${this.#next++}`;
    this.#origins.set(name, this.originOf(style));
    return name;
  }

  #automatic(style: string): string | undefined {
    return [...this.#added.values(), this.#source].flatMap((source) => styleIn(source, style) ?? [])[0];
  }
}

const renamed = (style: string, name: string): string => style.replace(/(\sstyle:name=")[^"]*/, `$1${name}`);

const usual: Readonly<Record<string, string>> = {
  paragraph: "Standard",
  quote: "Quotations",
  code: "Preformatted_20_Text",
  term: "Definition_20_Term",
  definition: "Definition",
  caption: "Caption",
};

const basedOn = (parent: string, name: string, value: string): string =>
  `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${escapedValue(parent)}"><style:paragraph-properties fo:text-align="${value}"/></style:style>`;

/** Returns the source of an automatic paragraph style. */
function styleIn(source: string, style: string): string | undefined {
  if (!/^P\d+$/.test(style)) return undefined;
  const found = new RegExp(
    `<style:style(?=\\s)(?=[^>]*\\sstyle:name="${style}")[^>]*?(?:/>|>[\\s\\S]*?</style:style>)`,
  );
  return found.exec(source)?.[0];
}

function aligned(source: string, name: string, value: string): string {
  const like = renamed(source, name);
  if (like.includes("fo:text-align=")) return like.replace(/fo:text-align="[^"]*"/, `fo:text-align="${value}"`);
  if (like.includes("<style:paragraph-properties"))
    return like.replace("<style:paragraph-properties", `$& fo:text-align="${value}"`);
  const properties = `<style:paragraph-properties fo:text-align="${value}"/>`;
  if (/^<[^>]*\/>$/.test(like)) return like.replace(/\s*\/>$/, `>${properties}</style:style>`);
  return like.replace(/^<[^>]*>/, `$&${properties}`);
}
