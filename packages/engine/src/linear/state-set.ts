/** A set of states in the order they were added, which is emptied in one step (Briggs and Torczon 1993). */
export class StateSet {
  readonly list: Int32Array;
  readonly #places: Int32Array;
  size = 0;

  constructor(states: number) {
    this.list = new Int32Array(states);
    this.#places = new Int32Array(states);
  }

  has(state: number): boolean {
    const place = this.#places[state] ?? 0;
    return place < this.size && this.list[place] === state;
  }

  add(state: number): void {
    if (this.has(state)) return;
    this.#places[state] = this.size;
    this.list[this.size++] = state;
  }

  clear(): void {
    this.size = 0;
  }
}
