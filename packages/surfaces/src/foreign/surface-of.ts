import type { SurfaceEvents } from "../surface.ts";
import type { Drawing } from "./drawing.ts";
import { editingHostOf, isField } from "./editable-of.ts";
import { ForeignEditable } from "./foreign-editable.ts";
import { ForeignField } from "./foreign-field.ts";
import type { ForeignSurface } from "./foreign-surface.ts";
import { type FieldExclusion, silenceOf } from "./silence.ts";

/**
 * A surface over a place to write of a page that is not ours; undefined when it is none, or one that is not to be read. Whoever asks for
 * this very place may look past some reasons for silence (`isAllowed`).
 */
export function surfaceOf(
  element: Element,
  events: SurfaceEvents,
  drawing: Drawing,
  isAllowed: (silence: FieldExclusion) => boolean = () => false,
): ForeignSurface | undefined {
  const silence = silenceOf(element);
  if (silence && !isAllowed(silence)) return undefined;
  if (isField(element)) return new ForeignField(element, events, drawing);
  const host = editingHostOf(element);
  return host === element ? new ForeignEditable(host, events, drawing) : undefined;
}
