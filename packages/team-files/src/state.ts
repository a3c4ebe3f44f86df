import type { SyncFields } from "./field.ts";

/** A place in a file, from 1. */
export interface SyncPlace {
  readonly line: number;
  readonly column: number;
}

/** An entry of a file: a word, a rule, a term, a snippet, a template, or a goal. */
export interface SyncEntry {
  readonly fields: SyncFields;
  /** Its id on the server, if known. */
  readonly id?: number | undefined;
  /** Its place in its file, if it comes from one. */
  readonly at?: SyncPlace | undefined;
}

/** A file: a style guide, a term base, a folder of snippets, or one of the files without a folder. */
export interface SyncGroup {
  readonly fields: SyncFields;
  readonly id?: number | undefined;
  readonly entries: readonly SyncEntry[];
}

/** Everything of a team, by reference: `dictionary`, `guides/house-style` … */
export type StyleState = ReadonlyMap<string, SyncGroup>;

/** What is wrong with a file, and where. */
export interface SyncProblem extends SyncPlace {
  readonly path: string;
  readonly message: string;
}
