export type { ListColumns } from "./columns.ts";
export { type ListSource, listPage } from "./list-page.ts";
export { namedColumns } from "./named-columns.ts";
