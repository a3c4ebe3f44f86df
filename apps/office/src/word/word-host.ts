import type { Kind } from "@housestyle/engine";
import type { DocumentHost, HostEdit, HostParagraph, HostPlace, Memory, Written } from "../host.ts";
import { officeClient } from "../office-client.ts";
import { longestSearch, nthOf, searched } from "./nth-of.ts";
import type { OfficeGlobal, WordContext, WordGlobal, WordParagraph, WordRange, WordRanges } from "./word-api.ts";

/** How often a Word that tells of nothing is looked at, in milliseconds. */
const lookAgainAfter = 2_000;

/** The colours Word lends to those who underline. */
const colours: Readonly<Record<Kind, string>> = {
  spelling: "Red",
  grammar: "Blue",
  punctuation: "Blue",
  clarity: "Green",
  style: "Green",
  inclusive: "Green",
  team: "Lavender",
};

/** A document in Word. Each thing is asked in a batch of its own, and what is asked for holds against the text as it is then. */
export class WordHost implements DocumentHost {
  readonly client: number;
  readonly #office: OfficeGlobal;
  readonly #word: WordGlobal;
  /** The marks of each paragraph by their ids, and where each begins. */
  readonly #marks = new Map<string, { readonly paragraph: string; readonly start: number }>();
  readonly mark?: NonNullable<DocumentHost["mark"]>;

  constructor(office: OfficeGlobal, word: WordGlobal, platform: string | undefined) {
    this.#office = office;
    this.#word = word;
    this.client = officeClient(platform);
    if (this.#has("1.7")) this.mark = (paragraph, findings) => this.#mark(paragraph, findings);
  }

  read(): Promise<readonly HostParagraph[]> {
    return this.#word.run(async (context) => {
      const paragraphs = await this.#paragraphs(context);
      return paragraphs.map(({ id, text }) => ({ id, text }));
    });
  }

  watch(changed: () => void): void {
    if (!this.#has("1.6")) {
      setInterval(changed, lookAgainAfter);
      return;
    }
    const tell = async () => changed();
    void this.#word.run(async (context) => {
      const { onParagraphAdded, onParagraphChanged, onParagraphDeleted } = context.document;
      for (const events of [onParagraphAdded, onParagraphChanged, onParagraphDeleted]) events.add(tell);
      await context.sync();
    });
  }

  show(place: HostPlace): Promise<void> {
    return this.#word.run(async (context) => {
      const [range] = (await this.#rangesOf(context, [place])) ?? [];
      if (!range) return;
      range.select();
      await context.sync();
    });
  }

  write(edits: readonly HostEdit[]): Promise<Written> {
    return this.#word.run(async (context) => {
      const ranges = await this.#rangesOf(context, edits);
      if (!ranges) return "changed";
      for (const [index, range] of ranges.entries()) range.insertText(edits[index]?.replacement ?? "", "Replace");
      await context.sync();
      return "written";
    });
  }

  pressed(open: (paragraph: string, start: number) => void): void {
    if (!this.#has("1.7")) return;
    void this.#word.run(async (context) => {
      context.document.onAnnotationClicked.add(async ({ id }) => {
        const mark = this.#marks.get(id);
        if (mark) open(mark.paragraph, mark.start);
      });
      await context.sync();
    });
  }

  async recall(memory: Memory, name: string): Promise<string | undefined> {
    const kept =
      memory === "person"
        ? localStorage.getItem(`housestyle.${name}`)
        : this.#office.context.document.settings.get(`housestyle.${name}`);
    return typeof kept === "string" ? kept : undefined;
  }

  async keep(memory: Memory, name: string, value: string): Promise<void> {
    if (memory === "person") {
      localStorage.setItem(`housestyle.${name}`, value);
      return;
    }
    const { settings } = this.#office.context.document;
    settings.set(`housestyle.${name}`, value);
    // It is written with the document; one that cannot be written keeps it until it is closed.
    await new Promise((done) => settings.saveAsync(done));
  }

  #has(version: string): boolean {
    return this.#office.context.requirements.isSetSupported("WordApi", version);
  }

  async #paragraphs(context: WordContext) {
    const { paragraphs } = context.document.body;
    const hasIds = this.#has("1.6");
    paragraphs.load(hasIds ? "items/text,items/uniqueLocalId" : "items/text");
    await context.sync();
    return paragraphs.items.map((paragraph, index) => ({
      paragraph,
      id: hasIds ? paragraph.uniqueLocalId : `${index}`,
      text: paragraph.text,
    }));
  }

  /** The ranges of these places; undefined when one of them holds other words than were read. */
  async #rangesOf(context: WordContext, places: readonly HostPlace[]): Promise<readonly WordRange[] | undefined> {
    const paragraphs = new Map((await this.#paragraphs(context)).map((each) => [each.id, each]));
    const found: { readonly ranges: WordRanges; readonly nth: number; readonly words: string }[] = [];
    for (const { id, text, start, end } of places) {
      const here = paragraphs.get(id);
      const words = text.slice(start, end);
      const nth = nthOf(text, words, start);
      if (here?.text !== text || nth === undefined || words.length > longestSearch) return undefined;
      found.push({ ranges: search(here.paragraph, words), nth, words });
    }
    await context.sync();
    const ranges = found.map(({ ranges, nth, words }) => {
      const range = ranges.items[nth];
      return range?.text === words ? range : undefined;
    });
    return ranges.every((range) => range !== undefined) ? ranges : undefined;
  }

  #mark(paragraph: HostParagraph, findings: Parameters<NonNullable<DocumentHost["mark"]>>[1]): Promise<void> {
    return this.#word.run(async (context) => {
      const here = (await this.#paragraphs(context)).find(({ id }) => id === paragraph.id);
      for (const [id, mark] of this.#marks) {
        if (mark.paragraph !== paragraph.id) continue;
        context.document.getAnnotationById(id).delete();
        this.#marks.delete(id);
      }
      if (here?.text !== paragraph.text || findings.length === 0) return context.sync();
      const critiques = findings.map(({ start, end, kind }) => ({
        colorScheme: colours[kind],
        start,
        length: end - start,
      }));
      const ids = here.paragraph.insertAnnotations({ critiques });
      await context.sync();
      for (const [index, id] of ids.value.entries())
        this.#marks.set(id, { paragraph: paragraph.id, start: findings[index]?.start ?? 0 });
    });
  }
}

function search(paragraph: WordParagraph, words: string): WordRanges {
  const ranges = paragraph.search(searched(words), { matchCase: true });
  ranges.load("items/text");
  return ranges;
}
