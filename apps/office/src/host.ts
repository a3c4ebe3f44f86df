import type { Finding } from "@housestyle/engine";

/** A paragraph of a document somewhere else. */
export interface HostParagraph {
  /** The same for as long as the host knows the paragraph, whatever is written in it. */
  readonly id: string;
  /** The text with all tracked changes accepted. */
  readonly text: string;
  /** The host stores other words than these: the paragraph has tracked changes. */
  readonly isRevised?: boolean;
}

/** A stretch of a paragraph as it was read: UTF-16, end exclusive. */
export interface HostPlace extends HostParagraph {
  readonly start: number;
  readonly end: number;
}

/** That the words of a place become others. */
export interface HostEdit extends HostPlace {
  readonly replacement: string;
}

/** What came of writing: “changed” when a paragraph has another text than was read, “unplaced” when the host cannot write there. */
export type WriteResult = "written" | "changed" | "unplaced";

/** What was found in a paragraph. */
export interface Marking {
  readonly paragraph: HostParagraph;
  readonly findings: readonly Pick<Finding, "start" | "end" | "kind">[];
}

/** Where the host keeps what it is told to remember: for the person, wherever they write, or with the document. */
export type StorageScope = "person" | "document";

/**
 * The program somebody writes in, as the pane knows it: paragraphs to read, places to lead to, words to write. It answers late, and
 * may have another text by then. Whatever it cannot do now it says by a rejection.
 */
export interface DocumentHost {
  /** What the server counts it as. */
  readonly client: number;
  /** Every paragraph as it is now, in reading order. */
  read(): Promise<readonly HostParagraph[]>;
  /** Tells whenever the text may have become another one. */
  watch(changed: () => void): void;
  /** Selects the words and shows them. Nothing happens when they have changed. */
  show(place: HostPlace): Promise<void>;
  /** Writes all edits, or none of them. */
  write(edits: readonly HostEdit[]): Promise<WriteResult>;
  /** Underlines in the document itself what was found in these paragraphs, in place of what was underlined there before. */
  mark?(markings: readonly Marking[]): Promise<void>;
  /** Tells which place was pressed of those that were marked. */
  pressed?(open: (paragraph: string, start: number) => void): void;
  /** What was kept under a name; undefined when there is nothing. */
  recall(memory: StorageScope, name: string): Promise<string | undefined>;
  keep(memory: StorageScope, name: string, value: string): Promise<void>;
}
