import type { SurfaceEvents } from "../surface.ts";
import type { Drawing } from "./drawing.ts";
import { editingHostOf, isField } from "./editable-of.ts";
import { ForeignEditable } from "./foreign-editable.ts";
import { ForeignField } from "./foreign-field.ts";
import type { ForeignSurface } from "./foreign-surface.ts";
import { isForbidden, isSensitive } from "./sensitive.ts";

/** Editors of code, which say so: what is written there is no prose. */
const code = "[data-language]:not([data-language=markdown]), .monaco-editor *";

/**
 * A surface over a place to write of a page that is not ours; undefined when it is none, or one that must not be read. Where its page
 * has asked for this very place (`isAskedFor`), it may have turned its browser's checker off: that says nothing of ours.
 */
export function surfaceOf(
  element: Element,
  events: SurfaceEvents,
  drawing: Drawing,
  isAskedFor = false,
): ForeignSurface | undefined {
  if ((isAskedFor ? isForbidden : isSensitive)(element) || element.matches(code)) return undefined;
  if (isField(element)) return new ForeignField(element, events, drawing);
  const host = editingHostOf(element);
  return host === element ? new ForeignEditable(host, events, drawing) : undefined;
}
