import type { OwnNorm } from "./own-norm.ts";

/** How far counting texts has come. */
export type Counting =
  | { readonly state: "reading"; readonly read: number; readonly all: number }
  | { readonly state: "failed"; readonly name: string };

/** What numbers may stand beside, as the page shows it. */
export interface NormsState {
  /** Norms that come with the program, by what they are called. */
  readonly counted: readonly { readonly id: string; readonly name: string }[];
  readonly own: readonly OwnNorm[];
  /** Id of a counted norm or key of one's own; empty for what is usual for the kind of text. */
  readonly chosen: string;
  readonly counting: Counting | undefined;
}
