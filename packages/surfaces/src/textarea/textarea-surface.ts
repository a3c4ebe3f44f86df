import type { SurfaceEvents } from "../surface.ts";
import { FieldSurface } from "../text/field-surface.ts";
import type { PlainLine } from "../text/line-list.ts";
import { Mirror } from "./mirror.ts";

/** A surface over a plain text field of this app. What it draws lies over the field (`.text-mirror`) and ignores clicks. */
export class TextareaSurface extends FieldSurface {
  constructor(field: HTMLTextAreaElement, events: SurfaceEvents<PlainLine>) {
    super(field, events, new Mirror(field));
  }
}
