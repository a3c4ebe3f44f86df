export type { Line } from "./line-list.ts";
export { TextareaSurface } from "./textarea-surface.ts";
