import type { Block } from "@housestyle/checker";
import { type Ignored, ignoredFrom, withoutIgnored } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { type ForeignSurface, openDrawing, surfaceOf } from "@housestyle/surfaces/foreign";
import { palette } from "./palette.ts";
import { type FoundTag, tagOf } from "./tag-of.ts";
import { wordSelected } from "./word-selected.ts";
import type { Anchor, EditableWrapper, HighlightInfo, ThesaurusData } from "./wrapper.ts";

/**
 * The wrapper of fields and editables that bring none of their own. The page's own elements are not touched: marks are drawn over
 * them, and what is written is typed.
 */
export class OwnWrapper implements EditableWrapper<Block> {
  onBlockChanged?: (block: Block) => void;
  onCheckRequired?: () => void;
  onShowPopup?: (uid: string, element: Anchor, mouse?: unknown, staysOpen?: boolean) => void;
  onPopupClose?: (immediate?: boolean) => void;
  onShowThesaurus?: (data: ThesaurusData | undefined) => boolean;
  readonly #element: HTMLElement;
  readonly #ignored = new Map<string, Ignored>();
  #surface: ForeignSurface | undefined;
  #gone = new AbortController();
  /** Where the caret was when a card was opened there: only who moves it away and back wants to see the card again. */
  #caret: number | undefined;
  /** The word that was looked up last, by its places. */
  #looked: { readonly word: string; readonly from: number; readonly to: number } | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  bindEditable(): void {
    if (this.#surface) return;
    this.#gone = new AbortController();
    const drawing = openDrawing(this.#element.ownerDocument, { mode: "open", palette });
    this.#gone.signal.addEventListener("abort", () => drawing.close());
    this.#surface = surfaceOf(
      this.#element,
      {
        changed: () => this.onCheckRequired?.(),
        written: () => this.onPopupClose?.(true),
        moved: () => this.#moved(),
        clicked: (place) => this.#openAt(place),
        composed: () => this.onCheckRequired?.(),
      },
      drawing,
      // Its page has asked for this very place: that its browser is not to check there says nothing of us.
      (silence) => silence === "spellcheck-off" || silence === "turned-off",
    );
    this.#element.addEventListener("dblclick", () => this.#lookUp(), { signal: this.#gone.signal });
  }

  onPopupClosed(): void {
    this.#surface?.markCurrent(undefined);
  }

  unbindEditable(): void {
    this.#surface?.dispose();
    this.#surface = undefined;
    this.#gone.abort();
  }

  getAllElements(): readonly Block[] {
    return this.#surface?.blocks ?? [];
  }

  getText(block: Block): string {
    return block.paragraph.text;
  }

  getParagraph(block: Block) {
    return block.paragraph;
  }

  applyHighlightsSingleBlock(block: Block, text: string, tags: readonly FoundTag[]): void {
    if (this.#surface?.isComposing) return;
    const found = tags.map(({ finding }) => finding);
    this.#surface?.underline([{ block, findings: withoutIgnored(found, text, this.#ignored) }]);
  }

  clearMarks(): void {
    this.#surface?.underline(this.getAllElements().map((block) => ({ block, findings: [] })));
  }

  getCurrentErrorCount(): number {
    return this.#surface?.remarks().length ?? 0;
  }

  getHighlightInfo(uid: string): HighlightInfo | undefined {
    const remark = this.#surface?.remark(uid);
    if (!remark) return undefined;
    const { text: word, category, hint, suggestions, ruleId } = tagOf(remark.finding);
    return { word, category, hint, suggestions, ruleId };
  }

  ignore(uid: string): void {
    const remark = this.#surface?.remark(uid);
    const here = remark && this.#surface?.inBlock(remark);
    if (!here) return;
    const { start, end, paragraph } = here;
    const ignored = ignoredFrom({ ...remark.finding, start, end }, paragraph.text);
    this.#ignored.set(ignored.id, ignored);
    this.#without((each) => each.key === uid);
  }

  omit(uid: string): void {
    this.accept(uid, "");
  }

  accept(uid: string, suggestion: string): void {
    const remark = this.#surface?.remark(uid);
    if (remark) this.#surface?.fix([remark], suggestion);
  }

  onAddToDictionary(uid: string): void {
    const added = this.#surface?.remark(uid)?.finding;
    this.#without(({ finding }) => finding.kind === added?.kind && finding.text === added.text);
  }

  /** Types over the word that was looked up, if it still stands there. */
  applyThesaurus(replacement: string): void {
    const surface = this.#surface;
    if (!surface || !this.#looked) return;
    const { word, from, to } = this.#looked;
    const { paragraph, start, end } = surface.inBlock({ from, to }) ?? {};
    if (paragraph?.text.slice(start, end) !== word) return;
    surface.focus();
    surface.select(from, to);
    surface.type(replacement);
  }

  /** Leads to the first remark behind the caret, or of the text. */
  next(): { readonly uid: string; readonly beside: Anchor } | undefined {
    const surface = this.#surface;
    const all = surface?.remarks() ?? [];
    const next = all.find(({ from }) => from > (surface?.caret ?? 0)) ?? all[0];
    if (!next) return undefined;
    surface?.goTo(next.to);
    surface?.markCurrent(next.key);
    this.#caret = surface?.caret;
    return { uid: next.key, beside: this.#placed(next.from, next.to) };
  }

  #moved(): void {
    // What a double click selects is looked up.
    if (this.#surface?.isSelecting || this.#surface?.caret === this.#caret) return;
    this.#openAt(this.#surface?.caret);
  }

  #openAt(place: number | undefined): void {
    const surface = this.#surface;
    this.#caret = place;
    const here = place === undefined || surface?.isSelecting ? undefined : surface?.remarksAround(place)[0];
    if (!here) {
      this.onPopupClose?.(true);
      return;
    }
    this.onShowPopup?.(here.key, this.#placed(here.from, here.to), undefined, true);
    surface?.markCurrent(here.key);
  }

  #lookUp(): void {
    const surface = this.#surface;
    const at = surface?.caret ?? 0;
    const { paragraph, start = 0 } = surface?.inBlock({ from: at, to: at }) ?? {};
    const found = paragraph && wordSelected(paragraph.text, start);
    if (!surface || !found || surface.remarksAround(at).length > 0) return;
    const { word } = found;
    const [from, to] = [at - start + found.start, at - start + found.end];
    this.#looked = { word, from, to };
    this.onShowThesaurus?.({
      ...{ word, isContextual: true, context: paragraph.text, start: found.start, end: found.end - 1 },
      wordRange: this.#placed(from, to),
    });
  }

  #placed(from: number, to: number): Anchor {
    return {
      getBoundingClientRect: () => {
        const { first, last } = this.#surface?.lines(from, to) ?? {};
        if (!first || !last) return this.#element.getBoundingClientRect();
        return new DOMRect(first.left, first.top, Math.max(0, last.right - first.left), last.bottom - first.top);
      },
    };
  }

  /** Takes the marks of these away; the others keep theirs. */
  #without(isGone: (remark: Remark) => boolean): void {
    const surface = this.#surface;
    if (!surface) return;
    for (const block of surface.blocks) {
      const here = surface.remarks().filter((remark) => surface.inBlock(remark)?.paragraph === block.paragraph);
      if (!here.some(isGone)) continue;
      const findings = here.flatMap((remark) => {
        const place = surface.inBlock(remark);
        return place && !isGone(remark) ? [{ ...remark.finding, start: place.start, end: place.end }] : [];
      });
      surface.underline([{ block, findings }]);
    }
  }
}
