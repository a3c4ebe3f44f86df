import type { Block, BlockFindings, Checker } from "@housestyle/checker";
import type { Finding } from "@housestyle/engine";
import type { Remark, Surface, SurfaceEvents } from "@housestyle/surfaces";
import type { CardPlacement, RemarksSlot } from "./remarks-state.ts";

/** The number of blocks underlined at once. More would slow down typing. */
const atOnce = 16;
/** The delay in milliseconds before the list beside the text is updated. */
const listAfter = 60;
/** The time in milliseconds after which a check counts as slow. */
const slowAfter = 400;

/** The decisions about remarks that the app makes. */
export interface RemarkPolicy<B extends Block = Block> {
  /** Returns the findings of a paragraph that are shown. */
  readonly shown: (findings: readonly Finding[], paragraph: string) => readonly Finding[];
  /** Called during a slow check with the blocks that are still unchecked. */
  readonly waiting: (blocks: readonly B[]) => void;
  /** Returns the text of a remark for screen readers. */
  readonly say: (finding: Finding) => string;
  /** Called when a remark has been opened. */
  readonly opened: (remark: Remark, place: CardPlacement) => void;
}

/** Shows findings on a surface, and opens, closes, and follows remarks. It makes no decisions about them. */
export class RemarkController<B extends Block = Block> {
  readonly #slot: RemarksSlot;
  readonly #checker: Checker<B>;
  readonly #policy: RemarkPolicy<B>;
  #surface: Surface<B> | undefined;
  /** The event handlers for a surface. */
  readonly events: SurfaceEvents<B> = {
    changed: (splice) => {
      this.#checker.change(splice);
      this.listSoon();
    },
    written: () => this.close(),
    moved: () => this.#moved(),
    clicked: (place) => this.#clicked(place),
    composed: () => this.#draw(),
  };
  readonly #queue = new Set<number>();
  #applying = false;
  #listing = false;
  #timing = false;

  constructor(slot: RemarksSlot, checker: Checker<B>, policy: RemarkPolicy<B>) {
    this.#slot = slot;
    this.#checker = checker;
    this.#policy = policy;
  }

  /** Starts to show remarks on a surface. */
  use(surface: Surface<B>): void {
    this.#surface = surface;
    this.#checker.replace(surface.blocks);
    this.list();
  }

  /** Takes new findings. A few are drawn immediately, many in small parts. */
  arrived(arrivals: readonly BlockFindings<B>[]): void {
    for (const { block } of arrivals) this.#queue.add(block.stamp);
    if (!this.#applying) this.#draw();
  }

  /** Redraws all remarks after something has been ignored or restored. */
  redraw(): void {
    this.arrived(this.#checker.found.filter((arrival) => arrival.findings.length > 0));
  }

  /** Draws new findings, unless an input method is composing a word. It is then called again when the word is done. */
  #draw(): void {
    const surface = this.#surface;
    // Changing the DOM under an input method would break the word that is being composed.
    if (!surface || surface.isComposing || this.#queue.size === 0) return;
    // In the order of their arrival: what the reader sees came first.
    const arrivals: BlockFindings<B>[] = [];
    for (const stamp of this.#queue) {
      this.#queue.delete(stamp);
      const arrival = this.#checker.arrival(stamp);
      if (arrival) arrivals.push(this.#filtered(arrival));
      if (arrivals.length === atOnce) break;
    }
    if (arrivals.length > 0) surface.underline(arrivals);
    this.listSoon();
    this.#applying = this.#queue.size > 0;
    if (this.#applying) setTimeout(() => this.#draw(), 0);
  }

  #filtered({ block, findings }: BlockFindings<B>): BlockFindings<B> {
    return { block, findings: findings.length === 0 ? findings : this.#policy.shown(findings, block.paragraph.text) };
  }

  /** Updates the list, the counts, and the progress after a short delay. */
  listSoon(): void {
    if (this.#listing) return;
    this.#listing = true;
    setTimeout(() => {
      this.#listing = false;
      this.list();
    }, listAfter);
  }

  /** Updates the list, the counts, and the progress immediately. */
  list(): void {
    const surface = this.#surface;
    if (!surface) return;
    // What is checked but not drawn yet is not done for the one who looks at it.
    const { checked, total } = this.#checker.progress;
    const progress = { checked: Math.max(0, checked - this.#queue.size), total };
    const { current } = this.#slot.read();
    this.#slot.set({
      remarks: surface.remarks(),
      current: current && surface.remark(current.key),
      progress,
      words: surface.words,
    });
    if (progress.checked < progress.total) this.#watchTime();
    else this.#slot.set({ slow: false });
  }

  #watchTime(): void {
    if (this.#timing) return;
    this.#timing = true;
    setTimeout(() => {
      this.#timing = false;
      const { waiting } = this.#checker;
      if (waiting.length === 0 && this.#queue.size === 0) return;
      if (!this.#surface?.isComposing) this.#policy.waiting(waiting);
      this.#slot.set({ slow: true });
      this.listSoon();
    }, slowAfter);
  }

  /** Handles a caret move, which may reach or leave a remark. */
  #moved(): void {
    const surface = this.#surface;
    if (!surface) return;
    const here = surface.isSelecting ? undefined : surface.remarksAround(surface.caret)[0];
    const { current, place } = this.#slot.read();
    if (!here) this.close();
    else if (here.key !== current?.key || place === "panel") this.show(here, "word");
  }

  /** Handles a click in the text, even where the caret already was. */
  #clicked(place: number): void {
    const surface = this.#surface;
    const here = surface?.isSelecting ? undefined : surface?.remarksAround(place)[0];
    if (!here) return;
    // The browser's caret is there already, but has not been reported yet: drawing now would put it back.
    surface?.goTo(place, true);
    this.show(here, "word");
  }

  /** Opens a remark. With `focus`, its card gets the keyboard focus. */
  open(key: string, place: CardPlacement, focus: boolean): void {
    const remark = this.#surface?.remark(key);
    if (!remark) return;
    this.#surface?.goTo(remark.to);
    this.show(remark, place);
    if (focus) this.#slot.set({ focusOn: { key, walked: [] } });
  }

  /** Opens the remark at the caret and focuses its card. Returns whether there is one. */
  openHere(): boolean {
    const here = this.#surface?.remarksAround(this.#surface.caret)[0];
    if (here) this.open(here.key, "word", true);
    return here !== undefined;
  }

  /** Shows a remark in full without moving the caret. */
  show(remark: Remark, place: CardPlacement): void {
    this.#surface?.markCurrent(remark.key);
    if (this.#slot.read().current?.key !== remark.key) this.#policy.opened(remark, place);
    this.#slot.set({ current: remark, place, focusOn: undefined, said: this.#policy.say(remark.finding) });
  }

  /** Closes the open remark. */
  close(): void {
    if (!this.#surface || !this.#slot.read().current) return;
    this.#slot.set({ current: undefined, focusOn: undefined, said: "" });
    this.#surface.markCurrent(undefined);
  }

  /** Closes the remark and returns the focus to the text. */
  leave(): void {
    this.close();
    this.#surface?.focus();
  }

  /** Replaces the words of these remarks in one undo step. Returns false if they have changed. */
  fix(remarks: readonly Remark[], replacement: string): boolean {
    if (!this.#surface?.fix(remarks, replacement)) return false;
    this.close();
    this.listSoon();
    return true;
  }

  /** Tells the checker that the reader looks at this point of the window. */
  lookAt(left: number, top: number): void {
    const index = this.#surface?.blockAtPoint(left, top);
    if (index !== undefined) this.#checker.lookAt(index);
  }

  /** Returns these remarks as findings in the current text of their blocks. */
  inBlocks(remarks: readonly Remark[]): { readonly finding: Finding; readonly paragraph: string }[] {
    const surface = this.#surface;
    const keys = new Set(remarks.map((remark) => remark.key));
    const now = surface?.remarks().filter((remark) => keys.has(remark.key)) ?? [];
    return now.flatMap((remark) => {
      const place = surface?.inBlock(remark);
      if (!place) return [];
      const { start, end, paragraph } = place;
      return [{ finding: { ...remark.finding, start, end }, paragraph: paragraph.text }];
    });
  }
}
