import type { WritingSource } from "@housestyle/documents/authorship";
import type { Ignored, RuleUsage } from "@housestyle/panel";
import type { DBSchema, IDBPDatabase } from "idb";
import type { StoredReports } from "../reports/last-reports.ts";
import type { DayCount } from "../targets/day-count.ts";
import type { WordTargets } from "../targets/target-progress.ts";

/** What is known about the copy of a stored document on the server. */
export interface OnServer {
  /** Undefined until the server has created it. */
  readonly id?: number;
  /** The id under which the server knows the document until it has a real one. */
  readonly clientKey?: string;
  /** The server's version that `base` is. */
  readonly version: number;
  /** The document as it was when server and device last agreed. */
  readonly base: unknown;
  readonly baseTitle?: string;
  /** The revision that was last sent or received. */
  readonly synced: number;
  /** What the server wants back with each save. */
  readonly language: string;
  readonly style: string;
  /** Whether it may only be read. */
  readonly isReadOnly?: boolean;
  /** Hashes of images that the server did not take. */
  readonly lacks?: readonly string[];
}

/** A stored document. */
export interface StoredDocument {
  /** One more with each save; a tab that knows a smaller number has not seen the last save. */
  readonly revision: number;
  readonly content: unknown;
  readonly title?: string;
  readonly server?: OnServer;
  /** Where the caret was left on this device. */
  readonly caret?: number;
  /** Rules that are turned off in it on this device. */
  readonly silent?: readonly string[];
  /** The word targets that its writer has set on this device. */
  readonly targets?: WordTargets;
  /** How many words it had when it was first open on the last day it was. */
  readonly today?: DayCount;
}

/** What of a document belongs to this device alone. */
export type DeviceState = Pick<StoredDocument, "caret" | "silent" | "targets" | "today">;

/** What an editor keeps of a document. */
export type SavedContent = Pick<StoredDocument, "content" | "title">;

/** What was written when a page was left, on top of a revision from `seen` to `upTo`. */
export interface UnsavedChanges {
  readonly written: SavedContent & Pick<StoredDocument, "caret">;
  readonly seen: number;
  /** One more than `seen` while that save was on its way. */
  readonly upTo: number;
  /** Only of a text that others write in, too. */
  readonly shared?: SharedText | undefined;
}

/** Steps of one open editor that the server has not confirmed. */
export interface StoredSteps {
  /** The key that its document is stored under. */
  readonly key: string;
  readonly client: string;
  /** The server’s version that the first step follows. */
  readonly version: number;
  readonly nextNumber: number;
  readonly steps: readonly {
    readonly number: number;
    readonly step: unknown;
    /** How its words were written. */
    readonly source?: WritingSource | null | undefined;
  }[];
}

/** What a text that others write in, too, is based on, and how it differs. */
export interface SharedText {
  /** The content of the document on the server at the version of the steps. */
  readonly base: unknown;
  readonly steps: StoredSteps;
}

export interface Shape extends DBSchema {
  documents: { key: string; value: StoredDocument };
  /** By the key of its document: what was saved when there was no time to read the stored copy. */
  left: { key: string; value: UnsavedChanges };
  /** One row for each word, so that two tabs never undo each other's. */
  words: { key: string; value: string };
  ignored: { key: string; value: Ignored };
  disabled: { key: string; value: string };
  /** By the id of the rule. */
  tallies: { key: string; value: RuleUsage };
  preferences: { key: string; value: unknown };
  /** Answers of the server to an account, for use when it cannot be reached: `rules/17`, `snippets/17`. */
  answers: { key: string; value: unknown };
  /** By the key of the document and the name of the editor. */
  steps: { key: string; value: StoredSteps };
  /** What reports showed last, by the key of their document. */
  reports: { key: string; value: StoredReports; indexes: { at: number } };
}

export type BrowserDatabase = IDBPDatabase<Shape>;
