import type { Finding } from "@housestyle/engine";
import type { Remark, Surface } from "@housestyle/surfaces";
import { alike, likenessOf } from "./likeness.ts";
import { type ListState, listed } from "./listed.ts";
import { neighbour } from "./order.ts";
import type { RemarkController } from "./remark-controller.ts";
import { texts } from "./remark-texts.ts";
import type { CardPlacement } from "./remarks-state.ts";
import type { WriterEvent } from "./writer-event.ts";

/** A finding with the text of its paragraph. */
export interface FoundInParagraph {
  readonly finding: Finding;
  readonly paragraph: string;
}

/** What the commands need from the app that shows the remarks. */
export interface CommandHost {
  readonly list: () => ListState;
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void;
  /** Shows a message, perhaps with an undo button. */
  readonly notify: (text: string, undo?: () => void) => void;
  readonly acted: (event: WriterEvent) => void;
  /** Stops showing these findings at their places. */
  readonly ignore: (found: readonly FoundInParagraph[]) => void;
}

/** The commands for remarks: accept, accept all alike, ignore, and go to the next. */
export class RemarkCommands {
  readonly #remarks: Pick<RemarkController, "fix" | "open" | "leave" | "inBlocks">;
  readonly #surface: Surface;
  readonly #host: CommandHost;

  constructor(
    remarks: Pick<RemarkController, "fix" | "open" | "leave" | "inBlocks">,
    surface: Surface,
    host: CommandHost,
  ) {
    this.#remarks = remarks;
    this.#surface = surface;
    this.#host = host;
  }

  /** Replaces the words of a remark in one undo step, unless they have changed. */
  accept(key: string, replacement: string): void {
    const { place } = this.#host.list();
    const remark = this.#surface.remark(key);
    const following = place === "panel" ? this.#followingOf(key) : undefined;
    if (!remark || !this.#remarks.fix([remark], replacement)) {
      this.#host.notify(texts.done.refused);
      return;
    }
    const { finding } = remark;
    this.#host.acted({ what: "accept", finding, place, suggestion: finding.suggestions.indexOf(replacement) });
    this.#host.say(replacement ? texts.done.replaced(finding.text, replacement) : texts.done.deleted(finding.text));
    if (following) this.#remarks.open(following, "panel", true);
    else this.#surface.focus();
  }

  /** Applies a suggestion to all remarks that are alike, in one undo step. */
  acceptAlike(key: string, replacement: string): void {
    const { place } = this.#host.list();
    const remark = this.#surface.remark(key);
    const all = remark ? alike(this.#surface.remarks(), remark.finding, replacement) : [];
    if (!remark || !this.#remarks.fix(all, replacement)) {
      this.#host.notify(texts.done.refused);
      return;
    }
    this.#host.acted({ what: "acceptAlike", finding: remark.finding, place, count: all.length });
    const takeBack = this.#surface.wayBack();
    this.#host.notify(texts.done.replacedAll(all.length, replacement), () => {
      if (!takeBack()) this.#host.notify(texts.done.goneOn);
    });
    this.#surface.focus();
  }

  /** Ignores a remark at its place. */
  ignore(remark: Remark): void {
    this.#ignore([remark], remark.finding);
  }

  /** Ignores all remarks that are alike. */
  ignoreAlike(key: string): void {
    const remark = this.#surface.remark(key);
    if (!remark) return;
    const likeness = likenessOf(remark.finding);
    this.#ignore(
      this.#surface.remarks().filter(({ finding }) => likenessOf(finding) === likeness),
      remark.finding,
    );
  }

  #ignore(all: readonly Remark[], finding: Finding): void {
    const { place } = this.#host.list();
    this.#remarks.leave();
    this.#host.acted({ what: "ignore", finding, place, ...(all.length > 1 && { count: all.length }) });
    this.#host.ignore(this.#remarks.inBlocks(all));
  }

  /** Moves to the next or previous remark of the list. */
  go(step: 1 | -1, place: CardPlacement): void {
    const state = this.#host.list();
    const list = listed(this.#surface.remarks(), state);
    const next = neighbour(list, state.current?.key, this.#surface.caret, step);
    if (next) this.#remarks.open(next.key, place, true);
  }

  #followingOf(key: string): string | undefined {
    const state = this.#host.list();
    const next = neighbour(listed(state.remarks, state), key, 0, 1);
    return next?.key === key ? undefined : next?.key;
  }
}
