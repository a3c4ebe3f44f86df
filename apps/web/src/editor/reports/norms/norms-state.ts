import type { OwnNorm } from "./own-norm.ts";

/** How far counting texts has come. */
export type Counting =
  | { readonly state: "reading"; readonly read: number; readonly all: number }
  | { readonly state: "failed"; readonly name: string };

/** What numbers can be compared with, as the page shows it. */
export interface NormsState {
  /** The built-in norms with their names. */
  readonly counted: readonly { readonly id: string; readonly name: string }[];
  readonly own: readonly OwnNorm[];
  /** The id of a built-in norm or the key of one’s own. Empty for what is usual for the kind of text. */
  readonly chosen: string;
  readonly counting: Counting | undefined;
}
