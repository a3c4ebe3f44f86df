import type { YamlMap } from "@housestyle/files";

/** A rule of Vale and what is said of all its entries. */
export interface ValeRule {
  readonly guide: string;
  readonly name: string;
  readonly yaml: YamlMap;
  /** `YES`, `NO` or a level, from the configuration; empty when it says nothing. */
  readonly setting: string;
}

/** One rule of ours that a rule of Vale becomes. */
export interface ValeEntry {
  readonly line: number;
  readonly match: string;
  readonly isRegex: boolean;
  readonly replace: string;
  /** Its exceptions cannot be kept, so that it comes switched off. */
  readonly isUnsure?: boolean;
  /** What else is to be said of it. */
  readonly note?: string | undefined;
}

/** The entries of a rule, and what of it could not become one. */
export interface ValeEntries {
  readonly entries: readonly ValeEntry[];
  readonly left: readonly { readonly line: number; readonly message: string }[];
}
