import type { SessionParagraph } from "@housestyle/engine";

/** A remark as editor plug-ins are told it: `endPos` is the last letter, not the one after. UTF-16, from 0. */
export interface PluginTag {
  readonly startPos: number;
  readonly endPos: number;
  readonly hint: string;
  /** Best first; the empty string means delete. */
  readonly suggestions: readonly string[];
  readonly category: MarkCategory;
  readonly ruleId: string;
  readonly text: string;
  readonly urls: readonly string[];
}

/** What decides the colour of a mark. */
export type MarkCategory = "Spelling" | "Grammar" | "Style" | "Readability";

/** What a wrapper knows of one of its marks. */
export interface HighlightInfo {
  readonly word: string;
  readonly category: string;
  readonly hint: string;
  readonly suggestions: readonly string[];
  readonly ruleId?: string;
}

/** A word for which others are looked for: as it is in its context, or by itself. */
export interface ThesaurusData {
  /** Where it is drawn. */
  readonly wordRange?: Anchor | undefined;
  readonly isContextual: boolean;
  readonly word: string;
  readonly context?: string | undefined;
  readonly start?: number | undefined;
  /** The last letter, inclusive. */
  readonly end?: number | undefined;
}

/** Something that has a place in the window: an element, or a stretch of text. */
export type Anchor = Pick<Element, "getBoundingClientRect">;

/**
 * An editor as the public plug-ins hand one in: their own blocks of text, whatever these are to them, and marks in them that
 * they draw themselves. What is told by them is set by the checker; what only some have is optional.
 */
export interface EditableWrapper<Block = object> {
  onBlockChanged?: (block: Block) => void;
  onCheckRequired?: () => void;
  /** The card stays when the pointer leaves it only where `staysOpen`. */
  onShowPopup?: (uid: string, element: Anchor, mouse?: unknown, staysOpen?: boolean) => void;
  onPopupClose?: (immediate?: boolean) => void;
  onPopupDeferClose?: () => void;
  onPopupClosed?: () => void;
  getActiveHighlightUid?: () => string | null;
  onShowThesaurus?: (data: ThesaurusData | undefined) => boolean;

  getAllElements(): readonly Block[];
  getText(block: Block): string;
  /** Ours alone: the block as the engine reads it, where that is more than its text. */
  getParagraph?(block: Block): SessionParagraph;
  applyHighlightsSingleBlock(
    block: Block,
    text: string,
    tags: readonly PluginTag[],
    ignoreSelectors: readonly string[],
    removeExisting: boolean,
  ): void;
  clearMarks(skipIgnored: boolean): void;
  getHighlightInfo(uid: string): HighlightInfo | null | undefined;
  getCurrentErrorCount?(): number;
  bindEditable?(): void;
  unbindEditable?(reason?: string): void;
  bindChangeEvents?(): void;
  unbindChangeEvents?(): void;
  ignore(uid: string): void;
  omit(uid: string): void;
  accept(uid: string, suggestion: string): void;
  onAddToDictionary(uid: string): void;
  applyThesaurus(replacement: string): void;
}
