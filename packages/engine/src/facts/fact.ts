import type { Dialect } from "../settings/settings.ts";
import type { Paragraph } from "../text/paragraph.ts";
import type { Steps } from "../text/steps.ts";

/** A paragraph before analysis, with access to every fact that can be computed about it. */
export interface ParagraphSource extends Omit<Paragraph, "start"> {
  readonly dialect: Dialect;
  /** Returns a fact about the paragraph, which is computed on first use and kept while the paragraph is read. */
  readonly of: <T>(fact: Fact<T>) => T;
}

/**
 * Something that can be computed about a paragraph, such as its tokens, their tags, or its quotations. It is computed
 * once for each paragraph, from the facts it names. An asset is a fact without needs that comes from outside, perhaps
 * later.
 */
export interface Fact<T> {
  readonly id: string;
  /** A fact can only name those that were defined before it, so none can need itself. */
  readonly needs: readonly Fact<unknown>[];
  /** How to compute it; undefined for an asset. */
  readonly make: ((values: readonly unknown[], source: ParagraphSource) => Steps<T>) | undefined;
}

/** The values of some facts, in the same order. */
export type ValuesOf<N extends readonly Fact<unknown>[]> = {
  readonly [K in keyof N]: N[K] extends Fact<infer T> ? T : never;
};

interface Recipe<N extends readonly Fact<unknown>[], Made> {
  readonly id: string;
  readonly needs: N;
  readonly make: (values: ValuesOf<N>, source: ParagraphSource) => Made;
}

/** Defines a fact that takes long to compute in a long paragraph, so that the computation can be interrupted. */
export const defineLongFact = <const N extends readonly Fact<unknown>[], T>(fact: Recipe<N, Steps<T>>): Fact<T> =>
  fact as unknown as Fact<T>;

/** Defines a fact by the facts it needs and a function of their values. */
export const defineFact = <const N extends readonly Fact<unknown>[], T>({ id, needs, make }: Recipe<N, T>): Fact<T> =>
  defineLongFact({
    id,
    needs,
    // biome-ignore lint/correctness/useYield: it is done in one step.
    *make(values: ValuesOf<N>, source) {
      return make(values, source);
    },
  });

/**
 * Defines an asset: something that facts are computed with and that is the same for all paragraphs, such as a
 * dictionary or a model.
 */
export const defineAsset = <T>(id: string): Fact<T> => ({ id, needs: [], make: undefined });
