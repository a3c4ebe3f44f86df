import type { BlockKind, ListItem, ReadBlock, ReadContent, ReadNotes, ReadPiece } from "../blocks/read-block.ts";
import type { Alignment } from "../schema.ts";
import { decodePage } from "./code-page.ts";
import { RtfRows } from "./rtf-rows.ts";
import { RtfTables } from "./rtf-tables.ts";
import type { RtfToken } from "./rtf-tokens.ts";

/** What the text of a group is used for. */
type Destination =
  | "text"
  | "skip"
  | "alternative"
  | "fonts"
  | "styles"
  | "lists"
  | "overrides"
  | "instruction"
  | "numbering";

const destinations: Readonly<Record<string, Destination>> = {
  fonttbl: "fonts",
  stylesheet: "styles",
  listtable: "lists",
  listoverridetable: "overrides",
  fldinst: "instruction",
  pn: "numbering",
  fldrslt: "text",
  shpinst: "text",
  upr: "alternative",
  ud: "text",
};

const skipped = new Set(
  "pict object header headerl headerr headerf footer footerl footerr footerf info colortbl pntext pntxta pntxtb listtext sp xe tc shprslt nonshppict listpicture themedata colorschememapping datastore latentstyles generator".split(
    " ",
  ),
);

const signs: Readonly<Record<string, string>> = {
  tab: "\t",
  line: "\n",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  emspace: "\u2003",
  enspace: "\u2002",
  "~": "\u00a0",
  _: "\u2011",
};

const paragraphEnds = new Set(["par", "sect", "cell", "nestcell", "row"]);

/** The field around a group. */
interface Field {
  instruction: string;
}

type RtfLook = Pick<ReadPiece, "strong" | "em" | "underline" | "strike" | "shift">;

/** The state inside a group, which is restored when the group ends. */
interface State {
  readonly destination: Destination;
  /** Whether programs may skip the group if they do not know the control word after this mark. */
  readonly isOptional: boolean;
  readonly font: number;
  readonly look: RtfLook;
  readonly isHidden: boolean;
  /** How many replacement characters follow each Unicode character. */
  readonly standIns: number;
  readonly field: Field | undefined;
  readonly style: number;
  readonly list: number;
  readonly level: number;
  readonly outline: number | undefined;
  readonly align: Alignment | null;
  readonly isInTable: boolean;
}

const plainParagraph = { style: 0, list: 0, level: 0, outline: undefined, align: null, isInTable: false };
const plainLook = { look: {}, isHidden: false };
const start: State = {
  destination: "text",
  isOptional: false,
  font: 0,
  ...plainLook,
  standIns: 1,
  field: undefined,
  ...plainParagraph,
};

interface OpenParagraph {
  pieces: ReadPiece[];
  /** The kind of list, which older files specify in the paragraph itself. */
  list: ListItem["list"] | undefined;
}

/** Text apart from the main text, as in a note. It ends when the nesting of groups is back at its earlier level. */
interface Aside {
  readonly groups: number;
  readonly around: OpenParagraph;
  /** The paragraphs of a note. Undefined for words that belong to the text. */
  readonly blocks: ReadBlock[] | undefined;
}

/** The state while an RTF file is read. */
export class RtfReading {
  readonly #tables = new RtfTables();
  readonly #groups: State[] = [];
  readonly #content: ReadContent[] = [];
  readonly #notes = new Map<string, ReadBlock[]>();
  readonly #rows = new RtfRows();
  readonly #asides: Aside[] = [];
  #state = start;
  #page = 1252;
  #defaultFont = 0;
  #paragraph: OpenParagraph = { pieces: [], list: undefined };
  /** The number of characters still to be skipped after a Unicode character. */
  #standIns = 0;
  /** Bytes that may form a character only with those that follow. */
  #bytes = "";

  take(token: RtfToken): void {
    if (token.type === "bytes") this.#take(token.bytes);
    else if (token.type === "word" && token.name === "u") this.#unicode(token.value ?? 0);
    else {
      this.#flush();
      if (token.type === "word") this.#word(token.name, token.value);
      else if (token.type === "open") this.#open();
      else this.#close();
    }
  }

  #open(): void {
    this.#groups.push(this.#state);
    this.#set({ isOptional: false });
  }

  end(): { readonly content: readonly ReadContent[]; readonly notes: ReadNotes } {
    this.#flush();
    while (this.#asides.length > 0) this.#endAside();
    if (this.#paragraph.pieces.length > 0) this.#endParagraph();
    this.#content.push(...this.#rows.end());
    return { content: this.#content, notes: this.#notes };
  }

  #close(): void {
    this.#standIns = 0;
    const aside = this.#asides.at(-1);
    if (aside && this.#groups.length === aside.groups) this.#endAside();
    this.#state = this.#groups.pop() ?? start;
  }

  /** Skips the replacement characters for a Unicode character. */
  #take(bytes: string): void {
    const passed = Math.min(this.#standIns, bytes.length);
    this.#standIns -= passed;
    this.#bytes += bytes.slice(passed);
  }

  #unicode(code: number): void {
    this.#flush();
    this.#write(String.fromCharCode(code & 0xffff));
    this.#standIns = this.#state.standIns;
  }

  #flush(): void {
    const bytes = this.#bytes;
    if (bytes === "") return;
    this.#bytes = "";
    this.#write(decodePage(bytes, this.#tables.pageOf(this.#state.font) ?? this.#page));
  }

  /** Writes words to the destination of their group. */
  #write(text: string): void {
    const { destination, field, isHidden, look } = this.#state;
    if (destination === "styles") this.#tables.styleText(text);
    if (destination === "instruction" && field) field.instruction += text;
    if (destination !== "text" || isHidden) return;
    const href = field && /^\s*HYPERLINK\s+"?([^"\s]+)/i.exec(field.instruction)?.[1];
    const { pieces } = this.#paragraph;
    // The words of a note follow its mark and a space.
    const isFirst = this.#asides.length > 0 && pieces.length === 0;
    const words = isFirst ? text.trimStart() : text;
    const { underline, ...rest } = look;
    // A line below a link only says that it is one.
    if (words !== "") pieces.push({ ...(href ? rest : look), text: words, ...(href && { href }) });
  }

  #word(name: string, value: number | undefined): void {
    if (name === "*") this.#set({ isOptional: true });
    else if (destinations[name] || skipped.has(name)) this.#enter(name);
    else if (name === "footnote" || name === "shptxt") this.#beginAside(name === "footnote");
    else if (this.#state.isOptional) this.#set({ destination: "skip", isOptional: false });
    else this.#inside(name, value);
  }

  #enter(name: string): void {
    const { destination } = this.#state;
    const isLost = destination === "skip" || (name === "ud" && destination !== "alternative");
    const field = name === "fldinst" ? (this.#state.field ?? { instruction: "" }) : this.#state.field;
    this.#set({ destination: isLost ? "skip" : (destinations[name] ?? "skip"), isOptional: false, field });
  }

  #inside(name: string, value: number | undefined): void {
    const number = value ?? 0;
    const { destination } = this.#state;
    if (destination === "fonts") this.#tables.fontWord(name, number);
    else if (destination === "styles") this.#tables.styleWord(name, number);
    else if (destination === "lists") this.#tables.listWord(name, number);
    else if (destination === "overrides") this.#tables.overrideWord(name, number);
    else if (destination === "numbering") this.#numberedBy(name);
    else if (name === "field") this.#set({ field: { instruction: "" } });
    else if (name === "ansicpg") this.#page = number;
    else if (name === "mac") this.#page = 10000;
    else if (destination === "text") this.#textWord(name, value);
  }

  #textWord(name: string, value: number | undefined): void {
    const sign = signs[name];
    if (sign !== undefined && this.#standIns > 0) this.#standIns--;
    else if (sign !== undefined) this.#write(sign);
    else if (paragraphEnds.has(name)) {
      // Rows end after their last cell.
      if (name !== "row" || this.#paragraph.pieces.length > 0) this.#endParagraph();
      if (name === "cell" && this.#asides.length === 0) this.#rows.endCell();
      if (name === "row" && this.#asides.length === 0) this.#rows.endRow();
    } else if (name === "page") this.#newPage();
    else this.#set(this.#changeBy(name, value));
  }

  #changeBy(name: string, value: number | undefined): Partial<State> {
    const isOn = value !== 0;
    const look = looks[name]?.(isOn);
    if (look) return { look: { ...this.#state.look, ...look } };
    switch (name) {
      case "qc":
        return { align: "center" };
      case "qr":
        return { align: "right" };
      case "qj":
        return { align: "justify" };
      case "ql":
        return { align: null };
      case "intbl":
        return { isInTable: true };
      case "v":
      case "deleted":
        return { isHidden: isOn };
      case "plain":
        return { ...plainLook, font: this.#defaultFont };
      case "pard":
        this.#paragraph.list = undefined;
        return plainParagraph;
      case "deff":
        this.#defaultFont = value ?? 0;
        return { font: value ?? 0 };
      case "f":
        return { font: value ?? 0 };
      case "uc":
        return { standIns: Math.max(value ?? 1, 0) };
      case "s":
        return { style: value ?? 0 };
      case "ls":
        return { list: value ?? 0 };
      case "ilvl":
        return { level: value ?? 0 };
      case "outlinelevel":
        return { outline: value };
      default:
        return {};
    }
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  #numberedBy(name: string): void {
    if (name === "pnlvlblt") this.#paragraph.list = "bullets";
    if (name === "pnlvlbody") this.#paragraph.list = "numbers";
  }

  #endParagraph(): void {
    const { align, isInTable } = this.#state;
    const block = { kind: this.#kind(), pieces: this.#paragraph.pieces, ...(align ? { align } : {}) };
    this.#paragraph = { ...this.#paragraph, pieces: [] };
    const note = this.#asides.findLast(({ blocks }) => blocks !== undefined)?.blocks;
    if (note) note.push(block);
    else if (isInTable) this.#rows.add(block);
    else this.#content.push(...this.#rows.end(), block);
  }

  #newPage(): void {
    if (this.#asides.length > 0 || this.#state.isInTable) return;
    if (this.#paragraph.pieces.length > 0) this.#endParagraph();
    this.#content.push(...this.#rows.end(), { kind: "pageBreak", pieces: [] });
  }

  #kind(): BlockKind {
    const { style, list, level, outline } = this.#state;
    const named = this.#tables.kindOf(style);
    if (typeof named === "object" && "heading" in named) return named;
    if (outline !== undefined && outline < 6) return { heading: outline + 1 };
    if (list > 0) return { list: this.#tables.listKind(list, level), level };
    if (this.#paragraph.list) return { list: this.#paragraph.list, level: 0 };
    return named ?? "paragraph";
  }

  #beginAside(isNote: boolean): void {
    if (this.#state.destination === "skip") return;
    const blocks: ReadBlock[] | undefined = isNote ? [] : undefined;
    if (blocks) {
      const note = `note-${this.#notes.size + 1}`;
      this.#notes.set(note, blocks);
      if (this.#asides.length === 0) this.#paragraph.pieces.push({ text: "", note });
    }
    this.#asides.push({ groups: this.#groups.length, around: this.#paragraph, blocks });
    this.#paragraph = { pieces: [], list: undefined };
    this.#set({ ...plainParagraph, ...plainLook, destination: "text", isOptional: false });
  }

  #endAside(): void {
    if (this.#paragraph.pieces.length > 0) this.#endParagraph();
    const aside = this.#asides.pop();
    if (aside) this.#paragraph = aside.around;
  }
}

/** The formatting that control words stand for. */
const looks: Readonly<Record<string, (isOn: boolean) => RtfLook>> = {
  b: (strong) => ({ strong }),
  i: (em) => ({ em }),
  ul: (underline) => ({ underline }),
  ulnone: () => ({ underline: false }),
  strike: (strike) => ({ strike }),
  super: (isOn) => ({ shift: isOn ? "superscript" : undefined }),
  sub: (isOn) => ({ shift: isOn ? "subscript" : undefined }),
  nosupersub: () => ({ shift: undefined }),
};
