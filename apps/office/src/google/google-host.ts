import type { DocumentHost, HostEdit, HostParagraph, HostPlace, StorageScope, WriteResult } from "../host.ts";
import { matchParagraphs } from "../match-paragraphs.ts";
import type { CallScript } from "./google-run.ts";

/** Google Docs tells of nothing: it is looked at so often, in milliseconds, and less and less while nothing changes. */
const soonest = 3_000;
const latest = 60_000;

/** A document in Google Docs, through the functions of Code.gs. */
export class GoogleHost implements DocumentHost {
  /** The newer of the two add-ons that the server knows of. */
  readonly client = 11;
  readonly #call: CallScript;
  #known: readonly HostParagraph[] = [];
  #lastId = 0;
  #wait = soonest;

  constructor(call: CallScript) {
    this.#call = call;
  }

  async read(): Promise<readonly HostParagraph[]> {
    const texts = await this.#call("readParagraphs");
    const now = Array.isArray(texts) ? texts.map(String) : [];
    const before = this.#known;
    this.#known = matchParagraphs(before, now, () => String(++this.#lastId));
    const isSame = before.length === now.length && before.every(({ text }, index) => text === now[index]);
    this.#wait = isSame ? Math.min(2 * this.#wait, latest) : soonest;
    return this.#known;
  }

  watch(changed: () => void): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") changed();
      timer = setTimeout(look, this.#wait);
    };
    timer = setTimeout(look, this.#wait);
    // Whoever turns to the sidebar wants to see what is so now.
    addEventListener("focus", look);
  }

  async show(place: HostPlace): Promise<void> {
    await this.#call("selectPlace", this.#sent(place));
  }

  async write(edits: readonly HostEdit[]): Promise<WriteResult> {
    this.#wait = soonest;
    const sent = edits.map((edit) => ({ ...this.#sent(edit), replacement: edit.replacement }));
    const written = await this.#call("writeEdits", sent);
    return written === "written" || written === "unplaced" ? written : "changed";
  }

  async recall(memory: StorageScope, name: string): Promise<string | undefined> {
    const kept = await this.#call("recall", memory, name);
    return typeof kept === "string" ? kept : undefined;
  }

  async keep(memory: StorageScope, name: string, value: string): Promise<void> {
    await this.#call("keep", memory, name, value);
  }

  #sent({ id, text, start, end }: HostPlace) {
    return { index: this.#known.findIndex((each) => each.id === id), text, start, end };
  }
}
