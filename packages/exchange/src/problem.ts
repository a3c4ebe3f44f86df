/** One row, rule or file that was left out or came in changed, and why. */
export interface Problem {
  /** Line of the file, from 1; null when it has none. */
  readonly line: number | null;
  /** What it is about: a word, a rule's name, a file of an archive; may be empty. */
  readonly name: string;
  /** One sentence for people. */
  readonly message: string;
}
