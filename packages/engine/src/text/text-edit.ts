/** That `remove` units of a text from `at` on have become `insert` others. */
export interface TextEdit {
  readonly at: number;
  readonly remove: number;
  readonly insert: number;
}
