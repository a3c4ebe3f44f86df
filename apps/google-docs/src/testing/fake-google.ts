import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

/** A paragraph of the document, or the rows of a table. */
export type FakeContent = string | readonly (readonly string[])[];

/** A letter, and whether it is bold. */
interface Letter {
  readonly letter: string;
  readonly bold: boolean;
}

/** What in a paragraph has no text, and before which letter it is. */
interface Thing {
  readonly type: string;
  offset: number;
}

/** How a test writes these things. */
const thingTypes = new Map([
  ["\uFFFC", "DATE"],
  ["\u0002", "FOOTNOTE"],
]);

/** The words of an element, as strict as Google's: places outside of them and line breaks are refused. */
class FakeText {
  letters: Letter[] = [];
  things: Thing[] = [];

  constructor(text: string) {
    // Google counts UTF-16, and does not count what is no text.
    for (const letter of text.split("")) {
      const type = thingTypes.get(letter);
      if (type) this.things.push({ type, offset: this.letters.length });
      else this.letters.push({ letter, bold: false });
    }
  }

  /** The elements of a paragraph: its words, and the things between them. */
  pieces(): FakeElement[] {
    const pieces: FakeElement[] = [];
    const words = (from: number, to: number) => {
      const text = this.getText().slice(from, to);
      if (text !== "") pieces.push(new FakeElement("TEXT", [], text));
    };
    let at = 0;
    for (const { type, offset } of this.things) {
      words(at, offset);
      pieces.push(new FakeElement(type, []));
      at = offset;
    }
    words(at, this.letters.length);
    return pieces;
  }

  getText() {
    return this.letters.map(({ letter }) => letter).join("");
  }

  insertText(offset: number, text: string) {
    if (offset < 0 || offset > this.letters.length) throw new Error("Index out of bounds");
    if (/[\n\r]/.test(text)) throw new Error("Text may not hold a line break");
    if (text === "") throw new Error("Nothing to insert");
    const bold = this.letters[offset - 1]?.bold ?? this.letters[offset]?.bold ?? false;
    this.letters.splice(offset, 0, ...text.split("").map((letter) => ({ letter, bold })));
    for (const thing of this.things) if (thing.offset > offset) thing.offset += text.length;
    return this;
  }

  deleteText(start: number, endInclusive: number) {
    if (start < 0 || endInclusive < start || endInclusive >= this.letters.length)
      throw new Error("Index out of bounds");
    this.letters.splice(start, endInclusive - start + 1);
    // What is inside of deleted words goes with them.
    this.things = this.things.filter(({ offset }) => offset <= start || offset > endInclusive);
    for (const thing of this.things) if (thing.offset > endInclusive) thing.offset -= endInclusive - start + 1;
    return this;
  }
}

/** A stretch that is selected, its end inclusive. */
interface Selected {
  readonly text: FakeText;
  readonly start: number;
  readonly end: number;
}

const types = Object.fromEntries(
  [
    "PARAGRAPH",
    "LIST_ITEM",
    "TABLE",
    "TABLE_ROW",
    "TABLE_CELL",
    "PAGE_BREAK",
    "TEXT",
    "DATE",
    "PERSON",
    "RICH_LINK",
    "FOOTNOTE",
  ].map((name) => [name, { name }]),
);

class FakeElement {
  readonly type: string;
  readonly children: readonly FakeElement[];
  readonly text: FakeText;

  constructor(type: string, children: readonly FakeElement[], text = "") {
    this.type = type;
    this.children = children;
    this.text = new FakeText(text);
  }

  getType() {
    return types[this.type];
  }

  getNumChildren() {
    return this.#all().length;
  }

  getChild(index: number) {
    const child = this.#all()[index];
    if (!child) throw new Error("Child index is not in range");
    return child;
  }

  asText() {
    return this.#as("TEXT");
  }

  asParagraph() {
    return this.#as("PARAGRAPH");
  }

  asListItem() {
    return this.#as("LIST_ITEM");
  }

  getText() {
    return this.text.getText();
  }

  editAsText() {
    return this.text;
  }

  #all() {
    return ["PARAGRAPH", "LIST_ITEM"].includes(this.type) ? this.text.pieces() : this.children;
  }

  #as(type: string) {
    if (this.type !== type) throw new Error(`${this.type} can't be cast to ${type}`);
    return this;
  }
}

function elementOf(content: FakeContent): FakeElement {
  if (typeof content === "string") return new FakeElement("PARAGRAPH", [], content);
  const cell = (text: string) => new FakeElement("TABLE_CELL", [new FakeElement("PARAGRAPH", [], text)]);
  return new FakeElement(
    "TABLE",
    content.map((row) => new FakeElement("TABLE_ROW", row.map(cell))),
  );
}

/** Google Docs with one document open and our script in it. */
export class FakeGoogle {
  readonly #context;
  readonly #body: FakeElement;
  readonly #footnotes: readonly (FakeElement | null)[];
  #selected: readonly Selected[] = [];
  /** Somebody else is faster: done before the next call of this name. */
  faster: { readonly than: string; readonly act: () => void } | undefined;
  readonly menu = new Map<string, string>();
  sidebar: { readonly file: string; readonly title: string } | undefined;

  /** A footnote without a text is one that somebody suggests. */
  constructor(contents: readonly FakeContent[], footnotes: readonly (string | null)[] = []) {
    this.#body = new FakeElement("BODY", [
      ...contents.map(elementOf),
      new FakeElement("LIST_ITEM", [], ""),
      new FakeElement("PAGE_BREAK", []),
    ]);
    this.#footnotes = footnotes.map((text) =>
      text === null ? null : new FakeElement("FOOTNOTE_SECTION", [elementOf(text)]),
    );
    this.#context = createContext({
      DocumentApp: this.#documentApp(),
      HtmlService: {
        createHtmlOutputFromFile: (file: string) => ({ setTitle: (title: string) => ({ file, title }) }),
      },
      PropertiesService: propertiesService(),
    });
    const code = new URL("../../addon/Code.gs", import.meta.url);
    runInContext(readFileSync(code, "utf8"), this.#context, { filename: "Code.gs" });
  }

  /** What `google.script.run` does: values go over as JSON, and functions that end in an underscore cannot be reached. */
  call(name: string, json = "[]"): string {
    if (this.faster?.than === name) {
      this.faster.act();
      this.faster = undefined;
    }
    if (name.endsWith("_")) throw new Error(`Script function not found: ${name}`);
    const answer = runInContext(`JSON.stringify(${name}(...${json}) ?? null)`, this.#context);
    return answer as string;
  }

  /** All paragraphs as they stand, a bold letter in capitals. */
  texts(): string[] {
    const of = ({ letters }: FakeText) => letters.map(({ letter, bold }) => (bold ? letter.toUpperCase() : letter));
    const inside = (element: FakeElement): string[] =>
      element.children.length > 0 || element.type === "PAGE_BREAK"
        ? element.children.flatMap(inside)
        : [of(element.text).join("")];
    const notes = this.#footnotes.filter((note) => note !== null);
    return [this.#body, ...notes].flatMap(inside).filter((text) => text !== "");
  }

  /** Somebody types in a paragraph of the body. */
  type(index: number, text: string): void {
    const element = this.#body.children[index];
    if (element) Object.assign(element.text, new FakeText(text));
  }

  embolden(index: number, start: number, end: number): void {
    const { letters } = this.#body.children[index]?.text ?? new FakeText("");
    for (let at = start; at < end; at++) letters[at] = { letter: letters[at]?.letter ?? "", bold: true };
  }

  /** How many things that are no text a paragraph of the body has. */
  things(index: number): number {
    return this.#body.children[index]?.text.things.length ?? 0;
  }

  selected(): string[] {
    return this.#selected.map(({ text, start, end }) => text.getText().slice(start, end + 1));
  }

  #documentApp() {
    const ui = {
      createAddonMenu: () => {
        const menu = {
          addItem: (label: string, name: string) => {
            this.menu.set(label, name);
            return menu;
          },
          addToUi: () => {},
        };
        return menu;
      },
      showSidebar: (page: { file: string; title: string }) => {
        this.sidebar = page;
      },
    };
    const newRange = () => {
      const parts: Selected[] = [];
      const range = {
        addElement: (text: FakeText, start: number, end: number) => {
          if (start < 0 || end < start || end >= text.letters.length) throw new Error("Index out of bounds");
          parts.push({ text, start, end });
          return range;
        },
        build: () => parts,
      };
      return range;
    };
    const active = {
      getBody: () => this.#body,
      getFootnotes: () => this.#footnotes.map((content) => ({ getFootnoteContents: () => content })),
      newRange,
      setSelection: (parts: readonly Selected[]) => {
        this.#selected = parts;
      },
    };
    return {
      ElementType: types,
      getUi: () => ui,
      getActiveDocument: () => active,
      openById: () => {
        throw new Error("Specified permissions are not sufficient to call DocumentApp.openById");
      },
    };
  }
}

function propertiesService() {
  const store = () => {
    const kept = new Map<string, string>();
    return {
      getProperty: (name: string) => kept.get(name) ?? null,
      setProperty: (name: string, value: string) => {
        if (value.length > 9_216) throw new Error("Argument too large: value");
        kept.set(name, value);
      },
      deleteProperty: (name: string) => void kept.delete(name),
    };
  };
  const [person, document] = [store(), store()];
  return { getUserProperties: () => person, getDocumentProperties: () => document };
}
