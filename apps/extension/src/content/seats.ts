import type { Drawing } from "@housestyle/surfaces/foreign";
import type { Beginning } from "../shared/beginning.ts";
import type { CardHost } from "./card-host.ts";
import type { Overlay } from "./overlay.ts";
import type { ActiveField } from "./writing.ts";

/**
 * Where the parts of the extension beside one page find one another. A page has no way to it: its scripts see another global
 * object, and what it calls its elements never is a symbol.
 */
export interface Seats {
  /** Begins with what somebody writes in; undefined when that is nothing that can be checked. */
  startWriting?: (element: Element, drawing: Drawing, beginning: Beginning) => ActiveField | undefined;
  /** Draws the card of remarks in a place of its own. */
  drawCard?: (overlay: Overlay, host: CardHost) => void;
}

const seat = Symbol.for("housestyle");
const holder = globalThis as { [seat]?: Seats };

export function seats(): Seats {
  holder[seat] ??= {};
  return holder[seat];
}
