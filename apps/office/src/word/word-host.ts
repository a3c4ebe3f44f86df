import type { DocumentHost, HostEdit, HostParagraph, HostPlace, Marking, StorageScope, WriteResult } from "../host.ts";
import { officeClient } from "../office-client.ts";
import type { OfficeGlobal, WordContext, WordGlobal } from "./word-api.ts";
import { WordMarks } from "./word-marks.ts";
import { type News, WordNews } from "./word-news.ts";
import { isGone, WordPlaces } from "./word-places.ts";
import { WordReader } from "./word-reader.ts";
import { type Purpose, WordTrips } from "./word-trips.ts";

/** How often a Word that raises no events is read, in milliseconds. */
const readAgainAfter = 2_000;
/** The same for one that does: it misses deletions under Track Changes, and some in very long documents. */
const readAllAfter = 30_000;

/** A document in Word. Each thing is asked in a batch of its own, and what is asked for is checked against the text as it is then. */
export class WordHost implements DocumentHost {
  readonly client: number;
  readonly #isMac: boolean;
  readonly #office: OfficeGlobal;
  readonly #word: WordGlobal;
  readonly #reader: WordReader;
  readonly #places: WordPlaces;
  readonly #marks: WordMarks;
  readonly #trips = new WordTrips();
  readonly #news = new WordNews();
  #known: readonly HostParagraph[] = [];
  readonly mark?: NonNullable<DocumentHost["mark"]>;

  constructor(office: OfficeGlobal, word: WordGlobal, platform: string | undefined) {
    this.#office = office;
    this.#word = word;
    this.client = officeClient(platform);
    this.#isMac = platform === "Mac";
    const has = (version: string) => this.#has(version);
    this.#reader = new WordReader(has);
    this.#places = new WordPlaces(this.#reader, has);
    this.#marks = new WordMarks(this.#reader);
    if (this.#has("1.7")) this.mark = (markings) => this.#mark(markings);
  }

  async read(): Promise<readonly HostParagraph[]> {
    const news = this.#news.take();
    try {
      this.#known = await this.#readNews(news);
      return this.#known;
    } catch (error) {
      this.#news.all();
      throw error;
    }
  }

  watch(changed: () => void): void {
    const readAll = () => {
      // On a Mac, Word scrolls to the tracked changes that are read: there only the order of paragraphs is.
      if (this.#isMac && this.#has("1.6")) this.#news.rearrange([]);
      else this.#news.all();
      changed();
    };
    setInterval(readAll, this.#has("1.6") ? readAllAfter : readAgainAfter);
    if (!this.#has("1.6")) return;
    void this.#word.run(async (context) => {
      const { onParagraphAdded, onParagraphChanged, onParagraphDeleted } = context.document;
      onParagraphChanged.add(async ({ uniqueLocalIds }) => {
        this.#news.change(uniqueLocalIds);
        changed();
      });
      for (const events of [onParagraphAdded, onParagraphDeleted])
        events.add(async ({ uniqueLocalIds }) => {
          this.#news.rearrange(uniqueLocalIds);
          changed();
        });
      await context.sync();
    });
  }

  /** Words that cannot be found for certain are shown by their whole paragraph. */
  show(place: HostPlace): Promise<void> {
    return this.#run("show", async (context) => {
      const found = await this.#places.locate(context, [place]);
      if (found === "changed") return;
      const range = found === "unplaced" ? await this.#places.whole(context, place.id) : found[0];
      range?.select();
      await context.sync();
    });
  }

  write(edits: readonly HostEdit[]): Promise<WriteResult> {
    return this.#run("write", async (context) => {
      this.#news.change(edits.map(({ id }) => id));
      const found = await this.#places.locate(context, edits);
      if (typeof found === "string") return found;
      for (const [index, range] of found.entries()) range.insertText(edits[index]?.replacement ?? "", "Replace");
      await context.sync();
      return "written";
    });
  }

  pressed(open: (paragraph: string, start: number) => void): void {
    if (!this.#has("1.7")) return;
    void this.#word.run(async (context) => {
      context.document.onAnnotationClicked.add(async ({ id }) => {
        const mark = this.#marks.at(id);
        if (mark) open(mark.paragraph, mark.start);
      });
      await context.sync();
    });
  }

  async recall(memory: StorageScope, name: string): Promise<string | undefined> {
    const kept =
      memory === "person"
        ? localStorage.getItem(`housestyle.${name}`)
        : this.#office.context.document.settings.get(`housestyle.${name}`);
    return typeof kept === "string" ? kept : undefined;
  }

  async keep(memory: StorageScope, name: string, value: string): Promise<void> {
    if (memory === "person") {
      localStorage.setItem(`housestyle.${name}`, value);
      return;
    }
    const { settings } = this.#office.context.document;
    settings.set(`housestyle.${name}`, value);
    // It is written with the document; one that cannot be written keeps it until it is closed.
    await new Promise((done) => settings.saveAsync(done));
  }

  async #readNews({ isWhole, isRearranged, changed }: News): Promise<readonly HostParagraph[]> {
    if (isWhole || !this.#has("1.6")) return this.#readAll();
    try {
      if (isRearranged)
        return await this.#run("read", (context) => this.#reader.rearranged(context, this.#known, changed));
      const named = await this.#run("read", (context) => this.#reader.named(context, changed));
      const now = new Map(named.map(({ read }) => [read.id, read]));
      return this.#known.map((each) => now.get(each.id) ?? each);
    } catch (error) {
      if (isGone(error)) return this.#readAll();
      throw error;
    }
  }

  async #readAll(): Promise<readonly HostParagraph[]> {
    const all = await this.#run("read", (context) => this.#reader.all(context));
    return all.map(({ read }) => read);
  }

  #has(version: string): boolean {
    return this.#office.context.requirements.isSetSupported("WordApi", version);
  }

  #mark(markings: readonly Marking[]): Promise<void> {
    return this.#run("mark", (context) => this.#marks.draw(context, markings));
  }

  #run<T>(purpose: Purpose, batch: (context: WordContext) => Promise<T>): Promise<T> {
    return this.#word.run((context) => {
      const sync = () => this.#trips.one(purpose, () => context.sync());
      return this.#trips.all(purpose, () => batch({ document: context.document, sync }));
    });
  }
}
