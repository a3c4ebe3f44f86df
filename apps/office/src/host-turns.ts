import type { DocumentHost, HostParagraph, HostPlace } from "./host.ts";

/**
 * The order in which a host is asked. What is written comes one after another and waits for nothing else; what is read is what
 * came of it; of several places to show only the last is shown.
 */
export class HostTurns {
  readonly #host: Pick<DocumentHost, "read" | "show">;
  readonly #failed: () => void;
  #writing: Promise<void> = Promise.resolve();
  #writes = 0;
  #reading: Promise<void> = Promise.resolve();
  #isReadWaiting = false;
  #toShow: HostPlace | undefined;
  #isShowing = false;

  /** `failed` is called when the host cannot be asked. */
  constructor(host: Pick<DocumentHost, "read" | "show">, failed: () => void) {
    this.#host = host;
    this.#failed = failed;
  }

  /** Writes after all that was asked to be written before. */
  write(write: () => Promise<void>): void {
    this.#writes++;
    const before = this.#writing;
    this.#writing = this.#caught(() => before.then(write));
  }

  /** Reads, and hands over what is read. Who asks while another read waits for its turn waits with it. */
  read(follow: (paragraphs: readonly HostParagraph[]) => void): Promise<void> {
    if (this.#isReadWaiting) return this.#reading;
    this.#isReadWaiting = true;
    const before = this.#reading;
    this.#reading = this.#caught(async () => {
      await before;
      await this.#writing;
      this.#isReadWaiting = false;
      follow(await this.#settled());
    });
    return this.#reading;
  }

  /** Shows a place, once all is written. */
  show(place: HostPlace): void {
    this.#toShow = place;
    if (this.#isShowing) return;
    this.#isShowing = true;
    void this.#caught(() => this.#showLast()).then(() => {
      this.#isShowing = false;
    });
  }

  async #showLast(): Promise<void> {
    for (;;) {
      await this.#writing;
      const place = this.#toShow;
      this.#toShow = undefined;
      if (!place) return;
      await this.#host.show(place);
    }
  }

  /** What was read while something was written may be either text: then it is read again. */
  async #settled(): Promise<readonly HostParagraph[]> {
    for (;;) {
      const writes = this.#writes;
      const paragraphs = await this.#host.read();
      if (writes === this.#writes) return paragraphs;
      await this.#writing;
    }
  }

  #caught(ask: () => Promise<void>): Promise<void> {
    return ask().catch(() => this.#failed());
  }
}
