/**
 * The part of office-js that the pane uses, in Microsoft's own names. Nothing can be read before it was loaded, and nothing happens
 * before `sync`, which is one round trip to Word; a batch with nothing in it makes none.
 */
export interface OfficeGlobal {
  onReady(): Promise<{ readonly host: string | null; readonly platform: string | null }>;
  readonly context: {
    readonly requirements: { isSetSupported(name: string, version: string): boolean };
    readonly document: {
      readonly settings: {
        get(name: string): unknown;
        set(name: string, value: unknown): void;
        saveAsync(done: (result: AsyncResult) => void): void;
      };
    };
  };
}

export interface AsyncResult<T = unknown> {
  readonly status: string;
  readonly value: T;
}

export interface WordGlobal {
  run<T>(batch: (context: WordContext) => Promise<T>): Promise<T>;
}

export interface WordContext {
  readonly document: WordDocument;
  sync(): Promise<void>;
}

export interface WordDocument {
  readonly body: { readonly paragraphs: WordParagraphs; getReviewedText(version: "Current"): ClientResult<string> };
  readonly onParagraphAdded: WordEvents<ParagraphEvent>;
  readonly onParagraphChanged: WordEvents<ParagraphEvent>;
  readonly onParagraphDeleted: WordEvents<ParagraphEvent>;
  readonly onAnnotationClicked: WordEvents<{ readonly id: string }>;
  /** From WordApi 1.6 on. When the paragraph is gone, the batch fails with ItemNotFound. */
  getParagraphByUniqueLocalId(id: string): WordParagraph;
  /** From WordApi 1.7 on. When the annotation is gone, the batch fails with ItemNotFound. */
  getAnnotationById(id: string): { delete(): void };
}

export interface ParagraphEvent {
  readonly uniqueLocalIds: readonly string[];
}

export interface WordEvents<Event> {
  add(handler: (event: Event) => Promise<void>): unknown;
}

/** A value that can be read after the next `sync`. */
export interface ClientResult<T> {
  readonly value: T;
}

export interface WordParagraphs {
  readonly items: readonly WordParagraph[];
  load(members: string): void;
}

export interface WordParagraph {
  readonly text: string;
  /** From WordApi 1.6 on. */
  readonly uniqueLocalId: string;
  load(members: string): void;
  /** From WordApi 1.4 on. */
  getReviewedText(version: "Current"): ClientResult<string>;
  search(words: string, options: { readonly matchCase: boolean }): WordRanges;
  /** From WordApi 1.3 on. */
  getRange(place: "Content" | "Start"): WordRange;
  /** From WordApi 1.7 on. */
  insertAnnotations(annotations: {
    readonly critiques: readonly { readonly colorScheme: string; readonly start: number; readonly length: number }[];
  }): ClientResult<readonly string[]>;
  /** From WordApi 1.7 on. */
  getAnnotations(): WordAnnotations;
}

export interface WordAnnotations {
  readonly items: readonly { readonly id: string; delete(): void }[];
  load(members: string): void;
}

export interface WordRanges {
  readonly items: readonly WordRange[];
  load(members: string): void;
}

export interface WordRange {
  readonly text: string;
  load(members: string): void;
  /** From WordApi 1.3 on. */
  expandTo(range: WordRange): WordRange;
  /** From WordApi 1.4 on. */
  getReviewedText(version: "Current"): ClientResult<string>;
  insertText(words: string, place: "Replace"): WordRange;
  select(): void;
}
