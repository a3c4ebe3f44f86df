import { type Dialect, type Finding, lateFilter, type SessionParagraph, type Settings } from "@housestyle/engine";
import type { FromWorker, SentParagraph, ToWorker } from "../messages.ts";

/** What the loop needs from its surroundings. */
export interface LateHost {
  /** Finds everything in a paragraph, whatever the settings. It keeps reading while `mayGoOn` returns true. */
  readonly read: (paragraph: SessionParagraph, dialect: Dialect, mayGoOn: () => boolean) => Promise<readonly Finding[]>;
  readonly post: (message: FromWorker) => void;
}

interface Mirrored extends SentParagraph {
  /** The findings, or undefined until the paragraph is read. */
  found?: readonly Finding[];
  /** Whether findings for the paragraph have been posted to the page. */
  isTold?: boolean;
  /** Whether the paragraph has left the text. */
  isGone?: boolean;
}

/** Reads paragraphs one by one after the rules: the paragraph just edited first, then those nearest to the reader. */
export class LateLoop {
  readonly #host: LateHost;
  readonly #dialect: Dialect;
  #wanted: (finding: Finding) => boolean;
  #paragraphs: Mirrored[] = [];
  #near = 0;
  /** All paragraphs within this distance from the reader have been read. */
  #radius = 0;
  #edited: Mirrored | undefined;
  #isReading = false;

  constructor(host: LateHost, dialect: Dialect, settings: Settings) {
    this.#host = host;
    this.#dialect = dialect;
    this.#wanted = lateFilter(settings);
  }

  /** Handles a message of the page. Requests to the rules are ignored. */
  receive(message: ToWorker): void {
    if (message.type === "near") this.#lookAt(message.index);
    else if (message.type === "splice") this.#splice(message.at, message.remove, message.insert);
    else if (message.type === "configure") this.#configure(message.settings);
    void this.#readAll();
  }

  #lookAt(index: number): void {
    if (index !== this.#near) this.#radius = 0;
    this.#near = index;
  }

  #splice(at: number, remove: number, insert: readonly SentParagraph[]): void {
    const gone = this.#paragraphs.slice(at, at + remove);
    for (const each of gone) each.isGone = true;
    const known = new Map(gone.map((each) => [each.stamp, each]));
    // The page may have carried over what was said of one before: it has to hear when nothing is any more.
    const isTold = gone.some((each) => each.isTold);
    const mirrored = insert.map(
      (sent): Mirrored => Object.assign(known.get(sent.stamp) ?? { ...sent, isTold }, { isGone: false }),
    );
    this.#paragraphs = this.#paragraphs.toSpliced(at, remove, ...mirrored);
    // One paragraph is an edit and comes first of all; many are a text, and there the reader's place does.
    if (mirrored.length === 1) this.#edited = mirrored[0];
    const moves = mirrored.length !== remove || remove !== 1;
    this.#radius = moves ? 0 : Math.min(this.#radius, Math.abs(at - this.#centre));
  }

  /** The index of the paragraph at the reader, within the current text. */
  get #centre(): number {
    return Math.min(this.#near, this.#paragraphs.length - 1);
  }

  #configure(settings: Settings): void {
    this.#wanted = lateFilter(settings);
    for (const paragraph of this.#paragraphs) if (paragraph.found) this.#tell(paragraph, paragraph.found);
  }

  async #readAll(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const paragraph = next;
      const found = await this.#found(paragraph);
      // It reads no more: the page lets go of this worker.
      if (!found) return this.#host.post({ type: "failed" });
      // One that was taken out while it was read may come back, and was not read to its end.
      if (paragraph.isGone) continue;
      paragraph.found = found;
      this.#tell(paragraph, found);
    }
    this.#isReading = false;
  }

  /** Returns the findings of a paragraph, or undefined if reading failed. */
  async #found(paragraph: Mirrored): Promise<readonly Finding[] | undefined> {
    try {
      return await this.#host.read(paragraph.paragraph, this.#dialect, () => !paragraph.isGone);
    } catch {
      return undefined;
    }
  }

  /** Returns the next paragraph to read, or undefined if all have been read. */
  #next(): Mirrored | undefined {
    const edited = this.#edited;
    this.#edited = undefined;
    if (edited && !edited.found && !edited.isGone) return edited;
    for (; this.#radius < this.#paragraphs.length; this.#radius++) {
      const places = [this.#centre + this.#radius, this.#centre - this.#radius];
      const unread = places.map((at) => this.#paragraphs[at]).find((each) => each && !each.found);
      if (unread) return unread;
    }
    return undefined;
  }

  #tell(paragraph: Mirrored, found: readonly Finding[]): void {
    const findings = found.filter(this.#wanted);
    if (findings.length === 0 && !paragraph.isTold) return;
    paragraph.isTold = findings.length > 0;
    this.#host.post({ type: "checked", paragraphs: [{ stamp: paragraph.stamp, findings }] });
  }
}
