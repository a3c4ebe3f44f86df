import type { Dialect, Finding } from "@housestyle/engine";

/** One paragraph to read. */
export interface Question {
  readonly id: number;
  readonly text: string;
  readonly dialect: Dialect;
}

/** What was found in it; offsets count from its first letter. */
export interface Answer {
  readonly id: number;
  readonly findings: readonly Finding[];
}
