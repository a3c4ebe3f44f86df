import type { SurfaceEvents } from "../surface.ts";
import type { Drawing } from "./drawing.ts";
import { editingHostOf, isField } from "./editable-of.ts";
import { ForeignEditable } from "./foreign-editable.ts";
import { ForeignField } from "./foreign-field.ts";
import type { ForeignSurface } from "./foreign-surface.ts";
import { type FieldExclusion, silenceOf } from "./silence.ts";

/**
 * Returns a surface over a field or an editable of another site, or undefined for other elements and excluded fields.
 * `isAllowed` can permit some reasons for exclusion.
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
