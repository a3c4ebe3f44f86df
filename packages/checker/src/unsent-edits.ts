import type { Edit } from "./join-edits.ts";

/** An edit for whoever has the list as it was when it was last told: what is inserted begins at `from` in the list as it is. */
export interface SentEdit extends Edit {
  readonly from: number;
}

/** So many edits are told one by one; more become one that covers what lies between them. */
const most = 200;

/** Collects the edits of a list until they are told. Edits that do not touch stay apart, so that nothing between them is told again. */
export class UnsentEdits {
  /** In the order of their places, none touching another; places are those of the list as it is. */
  #edits: Edit[] = [];

  get isEmpty(): boolean {
    return this.#edits.length === 0;
  }

  /** The list has been edited. */
  add(edit: Edit): void {
    const before = this.#edits.filter((each) => each.at + each.insert < edit.at);
    const behind = this.#edits.filter((each) => each.at > edit.at + edit.remove);
    const touched = this.#edits.slice(before.length, this.#edits.length - behind.length);
    const shift = edit.insert - edit.remove;
    this.#edits = [...before, joined(touched, edit), ...behind.map((each) => ({ ...each, at: each.at + shift }))];
    if (this.#edits.length > most) this.#edits = [this.#hull()];
  }

  /** The edits to be told, the last in the list first, so that the places of the others hold; forgets them. */
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

  /** Forgets them. */
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

/** One edit for those that another touches, in their order, and that one. */
function joined(touched: readonly Edit[], { at, remove, insert }: Edit): Edit {
  const [first, last] = [touched[0], touched.at(-1)];
  const start = Math.min(at, first?.at ?? at);
  const end = Math.max(at + remove, last ? last.at + last.insert : 0);
  const grown = touched.reduce((sum, each) => sum + each.insert - each.remove, 0);
  return { at: start, remove: end - start - grown, insert: end - start - remove + insert };
}
