import type { Finding } from "@housestyle/engine";

/** What was found in one text. */
export interface Checked {
  readonly name: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}
