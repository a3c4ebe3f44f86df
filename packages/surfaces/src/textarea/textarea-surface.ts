import type { SurfaceEvents } from "../surface.ts";
import { FieldSurface } from "../text/field-surface.ts";
import type { PlainLine } from "../text/line-list.ts";
import { Mirror } from "./mirror.ts";

/** A plain text field of ours as a surface. What it draws lies over the field (`.text-mirror`) and takes no clicks. */
export class TextareaSurface extends FieldSurface {
  constructor(field: HTMLTextAreaElement, events: SurfaceEvents<PlainLine>) {
    super(field, events, new Mirror(field));
  }
}
