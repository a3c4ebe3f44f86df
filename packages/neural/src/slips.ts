import type { Forms } from "./forms.ts";

/** What people write for what, as `training/candidates.py` tells it. */
export interface SlipTables {
  /** How often a word that has others beside it is wrong. */
  readonly slip: number;
  /** The share of a word's slips that goes to each of its other forms, when it has no table. */
  readonly anotherForm: number;
  /** A word that is meant → what is written for it, and the share of that. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * What else a word may have been meant to be, and how likely that is once it stands there: a noisy channel (Kernighan, Church and
 * Gale, 1990), what a language model gives a word, times how likely it becomes what was written.
 */
export class Slips {
  readonly #told: SlipTables;
  readonly #tables: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly #forms: Forms;

  constructor(told: SlipTables, forms: Forms) {
    this.#told = told;
    this.#tables = new Map(
      Object.entries(told.tables).map(([meant, table]) => [meant, new Map(Object.entries(table))]),
    );
    this.#forms = forms;
  }

  /** What may be written where a small-lettered word was meant. */
  of(word: string): string[] {
    return [...(this.#tables.get(word)?.keys() ?? this.#forms.others(word))];
  }

  /** What most likely was meant by what stands there, by log probabilities of words at that place, `written` among them. */
  behind(written: string, logs: ReadonlyMap<string, number>): { readonly word: string; readonly p: number } {
    const { slip } = this.#told;
    const weights = Array.from(logs, ([word, log]): [string, number] => {
      const share = word === written ? 1 - slip : slip * this.#share(word, written);
      return [word, log + Math.log(share)];
    });
    const most = Math.max(...weights.map(([, weight]) => weight));
    const total = weights.reduce((sum, [, weight]) => sum + Math.exp(weight - most), 0);
    const word = weights.find(([, weight]) => weight === most)?.[0] ?? written;
    return { word, p: 1 / total };
  }

  /** The share of the slips of a word that is this one. */
  #share(meant: string, written: string): number {
    const table = this.#tables.get(meant);
    if (table) return table.get(written) ?? 0;
    return this.#forms.others(meant).has(written) ? this.#told.anotherForm : 0;
  }
}
