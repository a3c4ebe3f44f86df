import type { Confusions } from "../confusions/open-confusions.ts";
import type { Phrases } from "../pattern/phrases.ts";
import type { Lexicon } from "../speller/lexicon.ts";
import type { Parser } from "../syntax/parser.ts";
import type { Tagger } from "../syntax/tagger.ts";
import { defineAsset, type Fact } from "./fact.ts";
import type { Shelf } from "./paragraph-facts.ts";

/** The data an engine reads with. Each asset may arrive after the first text; what needs it waits. */
export interface Assets {
  /** The dictionary: words, their frequencies, and spelling suggestions. */
  readonly lexicon?: Lexicon;
  /** Parts of speech and dictionary forms. */
  readonly tagger?: Tagger;
  /** The phrase tables of rules and templates. */
  readonly phrases?: Phrases;
  /** The dependencies between the words of a sentence. */
  readonly parser?: Parser;
  /** The model of confused words. */
  readonly confusions?: Confusions;
}

/** The dictionary, as facts and lanes name it. */
export const lexicon = defineAsset<Lexicon>("lexicon");

/** The tagger, as facts name it. */
export const tagger = defineAsset<Tagger>("tagger");

/** The phrase tables, as lanes name them. */
export const phrases = defineAsset<Phrases>("phrases");

/** The parser, as facts name it. */
export const parser = defineAsset<Parser>("parser");

/** Words that are written for one another, as facts name them. */
export const confusions = defineAsset<Confusions>("confusions");

const named: { readonly [K in keyof Required<Assets>]: Fact<Required<Assets>[K]> } = {
  lexicon,
  tagger,
  phrases,
  parser,
  confusions,
};

/** The assets an engine has so far. */
export class AssetShelf implements Shelf {
  readonly #there = new Map<Fact<unknown>, unknown>();
  #version = 0;
  /** Needs that have been met; assets are never taken away. */
  readonly #enough = new WeakSet<readonly Fact<unknown>[]>();

  /** Changes whenever an asset arrives. */
  get version(): number {
    return this.#version;
  }

  /** Adds assets. One that is already there stays, because texts were read with it. */
  provide(assets: Assets): void {
    for (const name of Object.keys(named) as (keyof Assets)[]) {
      const asset = assets[name];
      if (asset === undefined || this.#there.has(named[name])) continue;
      this.#there.set(named[name], asset);
      this.#version++;
    }
  }

  get<T>(asset: Fact<T>): T | undefined {
    return this.#there.get(asset) as T | undefined;
  }

  /** Returns whether all assets that some facts need are there. */
  suffices(facts: readonly Fact<unknown>[]): boolean {
    if (this.#enough.has(facts)) return true;
    const is = facts.every((fact) => (fact.make ? this.suffices(fact.needs) : this.#there.has(fact)));
    if (is) this.#enough.add(facts);
    return is;
  }
}
