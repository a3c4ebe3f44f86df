/**
 * A setting of a template: what a screen shows, and what can be chosen. `default` also determines the type of its
 * value.
 */
export interface Option<V> {
  readonly label: string;
  readonly type: "bool" | "choice" | "number" | "list" | "pairs";
  readonly default: V;
  /** The values of a choice, or the only entries that a list can contain. */
  readonly values?: readonly (string | number)[];
  /** Smallest and largest number. */
  readonly min?: number;
  readonly max?: number;
}

/** The settings of a template by their keys. */
export type TemplateOptions = Readonly<Record<string, Option<unknown>>>;

/** The chosen values, one for every setting. */
export type ConfigOf<O extends TemplateOptions> = {
  readonly [K in keyof O]: O[K] extends Option<infer V> ? V : never;
};

/** One of several values; the first is the default. */
export const choice = <const V extends string | number>(label: string, ...values: readonly [V, ...V[]]): Option<V> => ({
  label,
  type: "choice",
  values,
  default: values[0],
});

/** Yes or no. */
export const flag = (label: string, preset: boolean): Option<boolean> => ({ label, type: "bool", default: preset });

/** A number between two bounds, both included. */
export const amount = (label: string, preset: number, min: number, max: number): Option<number> => ({
  label,
  type: "number",
  default: preset,
  min,
  max,
});

/** Words or phrases in any number. */
export const list = (label: string, ...preset: readonly string[]): Option<readonly string[]> => ({
  label,
  type: "list",
  default: preset,
});

/** Any of some values; by default all of them. */
export const several = <const V extends string>(label: string, ...values: readonly V[]): Option<readonly V[]> => ({
  label,
  type: "list",
  values,
  default: values,
});

/** What must not be written, and what to write instead. */
export type Pair = readonly [wrong: string, right: string];

/** Pairs of words in any number. */
export const pairs = (label: string, ...preset: readonly Pair[]): Option<readonly Pair[]> => ({
  label,
  type: "pairs",
  default: preset,
});
