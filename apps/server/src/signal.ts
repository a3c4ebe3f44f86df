/** Notifies followers on this server of an event. */
export class Signal<T> {
  readonly #followers = new Set<(value: T) => void>();

  /** Calls the listener for each event from now on. Returns a function that stops it. */
  follow(happened: (value: T) => void): () => void {
    this.#followers.add(happened);
    return () => this.#followers.delete(happened);
  }

  /** Calls all listeners. */
  send(value: T): void {
    for (const happened of this.#followers) happened(value);
  }
}
