import type { YamlMap } from "@housestyle/files";

/** A Vale rule, with what applies to all its entries. */
export interface ValeRule {
  readonly guide: string;
  readonly name: string;
  readonly yaml: YamlMap;
  /** `YES`, `NO`, or a level from the configuration, or empty. */
  readonly setting: string;
}

/** A rule that a Vale rule becomes. */
export interface ValeEntry {
  readonly line: number;
  readonly match: string;
  readonly isRegex: boolean;
  readonly replace: string;
  /** Whether its exceptions cannot be kept, so that it is imported turned off. */
  readonly isUnsure?: boolean;
  /** A further note about it. */
  readonly note?: string | undefined;
}

/** The entries of a rule, and problems for what could not become one. */
export interface ValeEntries {
  readonly entries: readonly ValeEntry[];
  readonly left: readonly { readonly line: number; readonly message: string }[];
}
