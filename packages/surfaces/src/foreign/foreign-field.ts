import type { Remark } from "../remark.ts";
import type { SurfaceEvents } from "../surface.ts";
import { FieldSurface, type PlainField } from "../text/field-surface.ts";
import type { Drawing } from "./drawing.ts";
import { FieldOverlay } from "./field-overlay.ts";
import type { CorrectionResult, ForeignSurface } from "./foreign-surface.ts";

/**
 * The delays in milliseconds after a key or a click, and after each look, before looking again. Pages set the value of
 * a field without an event.
 */
const looks = [0, 100, 300, 1_100, 3_500];

/** A surface over a field of another site. */
export class ForeignField extends FieldSurface implements ForeignSurface {
  readonly element: PlainField;
  readonly #gone = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settled: CorrectionResult = "as-meant";

  constructor(field: PlainField, events: SurfaceEvents, drawing: Drawing) {
    super(field, events, new FieldOverlay(field, drawing));
    this.element = field;
    for (const type of ["keydown", "click", "blur", "focus", "submit", "reset"]) {
      const options = { capture: true, passive: true, signal: this.#gone.signal };
      field.ownerDocument.addEventListener(type, () => this.#look(), options);
    }
  }

  override fix(remarks: readonly Remark[], replacement: string): boolean {
    const before = this.element.value;
    const isRight = super.fix(remarks, replacement);
    const isOther = this.element.value !== before;
    this.#settled = isRight ? "as-meant" : isOther ? "otherwise" : "not-at-all";
    return isRight || isOther;
  }

  async settled(): Promise<CorrectionResult> {
    return this.#settled;
  }

  type(text: string): void {
    this.focus();
    const { selectionStart: from, selectionEnd: to } = this.element;
    // What was typed before is another step: a browser ends one where the caret goes elsewhere.
    this.element.select();
    this.element.setSelectionRange(from, to);
    if (this.element.ownerDocument.execCommand("insertText", false, text)) return;
    this.element.setRangeText(text, from ?? 0, to ?? 0, "end");
    this.replaced();
  }

  override dispose(): void {
    this.#gone.abort();
    clearTimeout(this.#timer);
    super.dispose();
  }

  #look(turn = 0): void {
    clearTimeout(this.#timer);
    const after = looks[turn];
    if (after === undefined) return;
    this.#timer = setTimeout(() => {
      this.replaced();
      this.#look(turn + 1);
    }, after);
  }
}
