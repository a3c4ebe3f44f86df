/**
 * The part of office-js that the pane uses, in Microsoft's own names. Nothing can be read before it was loaded, and nothing happens
 * before `sync`.
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
  readonly body: { readonly paragraphs: WordParagraphs };
  readonly onParagraphAdded: WordEvents;
  readonly onParagraphChanged: WordEvents;
  readonly onParagraphDeleted: WordEvents;
  readonly onAnnotationClicked: WordEvents<{ readonly id: string }>;
  getAnnotationById(id: string): { delete(): void };
}

export interface WordEvents<Told = unknown> {
  add(handler: (told: Told) => Promise<void>): unknown;
}

export interface WordParagraphs {
  readonly items: readonly WordParagraph[];
  load(members: string): void;
}

export interface WordParagraph {
  readonly text: string;
  /** From WordApi 1.6 on. */
  readonly uniqueLocalId: string;
  search(words: string, options: { readonly matchCase: boolean }): WordRanges;
  getRange(place: "Content" | "Start" | "End"): WordRange;
  /** From WordApi 1.7 on. */
  insertAnnotations(annotations: {
    readonly critiques: readonly { readonly colorScheme: string; readonly start: number; readonly length: number }[];
  }): { readonly value: readonly string[] };
}

export interface WordRanges {
  readonly items: readonly WordRange[];
  load(members: string): void;
}

export interface WordRange {
  readonly text: string;
  load(members: string): void;
  insertText(words: string, place: "Replace"): WordRange;
  select(): void;
}
