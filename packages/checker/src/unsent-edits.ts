import type { Edit } from "./join-edits.ts";

/** An edit of the list as the worker last received it. The inserted items begin at `from` in the current list. */
export interface SentEdit extends Edit {
  readonly from: number;
}

/** The most edits that are sent separately. More than that are joined into one that covers everything between them. */
const most = 200;

/**
 * Collects the edits of a list until they are sent. Edits that do not touch stay separate, so that the items between
 * them are not sent again.
 */
export class UnsentEdits {
  /** The edits by place in the current list. No two of them touch. */
  #edits: Edit[] = [];

  get isEmpty(): boolean {
    return this.#edits.length === 0;
  }

  /** Adds an edit of the list. */
  add(edit: Edit): void {
    const before = this.#edits.filter((each) => each.at + each.insert < edit.at);
    const behind = this.#edits.filter((each) => each.at > edit.at + edit.remove);
    const touched = this.#edits.slice(before.length, this.#edits.length - behind.length);
    const shift = edit.insert - edit.remove;
    this.#edits = [...before, joined(touched, edit), ...behind.map((each) => ({ ...each, at: each.at + shift }))];
    if (this.#edits.length > most) this.#edits = [this.#hull()];
  }

  /**
   * Returns the edits to send and forgets them. The last in the list comes first, so that the places of the others
   * remain valid.
   */
  take(): readonly SentEdit[] {
    let shift = 0;
    const told = this.#edits.map(({ at, remove, insert }) => {
      const edit = { at: at - shift, remove, insert, from: at };
      shift += insert - remove;
      return edit;
    });
    this.#edits = [];
    return told.reverse();
  }

  /** Forgets all edits. */
  clear(): void {
    this.#edits = [];
  }

  #hull(): Edit {
    const told = this.take();
    const [first, last] = [told.at(-1), told[0]];
    if (!first || !last) return { at: 0, remove: 0, insert: 0 };
    return { at: first.at, remove: last.at + last.remove - first.at, insert: last.from + last.insert - first.from };
  }
}

/** Joins an edit with the earlier edits that it touches. */
function joined(touched: readonly Edit[], { at, remove, insert }: Edit): Edit {
  const [first, last] = [touched[0], touched.at(-1)];
  const start = Math.min(at, first?.at ?? at);
  const end = Math.max(at + remove, last ? last.at + last.insert : 0);
  const grown = touched.reduce((sum, each) => sum + each.insert - each.remove, 0);
  return { at: start, remove: end - start - grown, insert: end - start - remove + insert };
}
