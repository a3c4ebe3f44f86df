/** What a test sees of the stand-in for Word. */
export interface FakeWord {
  /** The stored paragraphs, with the words that tracked changes delete. */
  texts(): string[];
  /** The paragraphs with all tracked changes accepted. */
  accepted(): string[];
  /** A person types in a paragraph, by its index. */
  type(index: number, text: string): void;
  /** The same, but Word raises no event for it, or has not yet. */
  typeUntold(index: number, text: string): void;
  add(index: number, text: string): void;
  remove(index: number): void;
  removeUntold(index: number): void;
  /** Turns Track Changes on. */
  track(): void;
  /** A person accepts all tracked changes. */
  accept(): void;
  /** What is selected. */
  selected(): string;
  /** Takes back one step. */
  undo(): void;
  /** The words that are underlined, with the color. */
  annotated(): string[];
  /** Presses an underline. */
  press(words: string): void;
  /** Word drops an underline by itself. */
  drop(words: string): void;
  /** From now on Word refuses to underline, as it does without a subscription. */
  refuseAnnotations(): void;
  /** The round trips so far, and the texts of paragraphs that were transferred. */
  cost(): { syncs: number; texts: number };
}

/** How a test wants it. */
export interface FakeWordWish {
  readonly paragraphs: readonly string[];
  /** The newest set of WordApi it has. */
  readonly version: string;
  readonly platform?: string;
  /** How long a round trip takes, in milliseconds. */
  readonly latency?: number;
}
