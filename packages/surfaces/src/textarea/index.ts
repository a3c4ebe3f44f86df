export type { PlainLine } from "../text/line-list.ts";
export { TextareaSurface } from "./textarea-surface.ts";
