import type { Dialect } from "../settings/settings.ts";
import type { Paragraph } from "../text/paragraph.ts";
import { finish, type Steps } from "../text/steps.ts";
import type { Fact, ParagraphSource, ValuesOf } from "./fact.ts";

/** Where facts get their assets. */
export interface Shelf {
  get<T>(asset: Fact<T>): T | undefined;
}

/** The facts of one paragraph, each computed when it is first requested. */
export class ParagraphFacts {
  readonly #shelf: Shelf;
  readonly #known = new Map<Fact<unknown>, unknown>();
  readonly #source: ParagraphSource;

  constructor(paragraph: Omit<Paragraph, "start">, dialect: Dialect, shelf: Shelf) {
    this.#shelf = shelf;
    this.#source = { ...paragraph, dialect, of: (fact) => this.of(fact) };
  }

  /** Returns the value of a fact and computes it if necessary. Its assets must be there. */
  of<T>(fact: Fact<T>): T {
    const known = this.#known.get(fact);
    return known === undefined ? finish(this.#made(fact)) : (known as T);
  }

  /** Returns the values of some facts, computed in steps where that takes long. */
  *all<const N extends readonly Fact<unknown>[]>(facts: N): Steps<ValuesOf<N>> {
    const values: unknown[] = [];
    for (const fact of facts) values.push(this.#known.get(fact) ?? (yield* this.#made(fact)));
    return values as unknown as ValuesOf<N>;
  }

  *#made<T>(fact: Fact<T>): Steps<T> {
    if (this.#known.has(fact)) return this.#known.get(fact) as T;
    if (!fact.make) return this.#asset(fact);
    const value = yield* fact.make(yield* this.all(fact.needs), this.#source);
    this.#known.set(fact, value);
    yield;
    return value;
  }

  #asset<T>(asset: Fact<T>): T {
    const there = this.#shelf.get(asset);
    if (there === undefined) throw new Error(`“${asset.id}” was requested before it was loaded.`);
    return there;
  }
}
