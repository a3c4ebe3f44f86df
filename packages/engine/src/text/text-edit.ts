/** An edit: at offset `at`, `remove` code units were replaced by `insert` others. */
export interface TextEdit {
  readonly at: number;
  readonly remove: number;
  readonly insert: number;
}
