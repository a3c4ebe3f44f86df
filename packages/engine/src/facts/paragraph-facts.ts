import type { Dialect } from "../settings/settings.ts";
import type { Paragraph } from "../text/paragraph.ts";
import { finish, type Steps } from "../text/steps.ts";
import type { Fact, ParagraphSource, ValuesOf } from "./fact.ts";

/** Where facts find what comes from outside. */
export interface Shelf {
  get<T>(asset: Fact<T>): T | undefined;
}

/** What is known of one paragraph so far, and the making of what is asked for. */
export class ParagraphFacts {
  readonly #shelf: Shelf;
  readonly #known = new Map<Fact<unknown>, unknown>();
  readonly #source: ParagraphSource;

  constructor(paragraph: Omit<Paragraph, "start">, dialect: Dialect, shelf: Shelf) {
    this.#shelf = shelf;
    this.#source = { ...paragraph, dialect, of: (fact) => this.of(fact) };
  }

  /** The value of a fact, made now when it is not known. Asking for one whose assets are not there is a mistake. */
  of<T>(fact: Fact<T>): T {
    const known = this.#known.get(fact);
    return known === undefined ? finish(this.#made(fact)) : (known as T);
  }

  /** The values of some facts, made in steps where that takes long. */
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
