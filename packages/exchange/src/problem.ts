/** A row, rule, or file that was left out or changed, with the reason. */
export interface Problem {
  /** The line in the file, from 1, or null if there is none. */
  readonly line: number | null;
  /** What it is about, such as a word, a rule, or a file of an archive. May be empty. */
  readonly name: string;
  /** One sentence for people. */
  readonly message: string;
}
