/** Events with names, which may have several listeners. A listener receives only what happens after it was added. */
export class Events<Told extends object> {
  readonly #listeners: { [Name in keyof Told]?: Set<(value: Told[Name]) => void> } = {};

  /** Answers how to stop listening. */
  on<Name extends keyof Told>(name: Name, heard: (value: Told[Name]) => void): () => void {
    const listeners = this.#listeners[name] ?? new Set();
    listeners.add(heard);
    this.#listeners[name] = listeners;
    return () => void listeners.delete(heard);
  }

  tell<Name extends keyof Told>(name: Name, value: Told[Name]): void {
    for (const heard of this.#listeners[name] ?? []) heard(value);
  }
}
