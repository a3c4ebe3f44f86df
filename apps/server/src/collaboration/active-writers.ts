import { limits } from "@housestyle/contract";
import type { StepRow } from "@housestyle/documents/steps";

/** The milliseconds without a change after which someone no longer counts as a writer. */
const writesFor = 60_000;

/** The open editors that are changing a document, on any server. */
export class ActiveWriters {
  /** When each editor last changed something. */
  readonly #wroteAt = new Map<string, number>();

  /** Counts the editors that sent these steps. */
  note(rows: readonly Pick<StepRow, "Client">[], now = Date.now()): void {
    for (const { Client } of rows) {
      this.#wroteAt.delete(Client);
      this.#wroteAt.set(Client, now);
    }
    this.#forget(now);
  }

  /** Whether an editor may write: it does already, or there is room for one more. It counts from then on. */
  admits(client: string, now = Date.now()): boolean {
    this.#forget(now);
    if (!this.#wroteAt.has(client) && this.#wroteAt.size >= limits.documentWriters) return false;
    this.note([{ Client: client }], now);
    return true;
  }

  #forget(now: number): void {
    for (const [client, at] of this.#wroteAt) {
      if (now - at < writesFor) return;
      this.#wroteAt.delete(client);
    }
  }
}
