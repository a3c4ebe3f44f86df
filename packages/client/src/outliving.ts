import type { Endpoint } from "@housestyle/contract";

/** What browsers carry on with for pages that have gone, with room left for calls that ask for it: at a time, all together. */
const most = { calls: 8, letters: 10_000 };

/**
 * Which calls are made even when their page is left meanwhile: what somebody has done is to be kept. That is every call that
 * writes and that nobody can give up, as long as browsers allow it.
 */
export class Outliving {
  #calls = 0;
  #letters = 0;

  /** Runs a call with a flag for whether it may outlive its page. */
  async run<T>(
    { method }: Endpoint,
    { signal, body = "" }: RequestInit,
    call: (may: boolean) => Promise<T>,
  ): Promise<T> {
    const letters = typeof body === "string" ? body.length : Number.POSITIVE_INFINITY;
    const hasRoom = this.#calls < most.calls && this.#letters + letters <= most.letters;
    if (method === "GET" || signal || !hasRoom) return call(false);
    this.#calls++;
    this.#letters += letters;
    try {
      return await call(true);
    } finally {
      this.#calls--;
      this.#letters -= letters;
    }
  }
}
