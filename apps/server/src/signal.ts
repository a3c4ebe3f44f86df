/** Tells whoever follows it on this server that something has happened. */
export class Signal<T> {
  readonly #followers = new Set<(value: T) => void>();

  /** Calls back each time from now on. Returns how to stop. */
  follow(happened: (value: T) => void): () => void {
    this.#followers.add(happened);
    return () => this.#followers.delete(happened);
  }

  /** Calls back all who follow. */
  send(value: T): void {
    for (const happened of this.#followers) happened(value);
  }
}
