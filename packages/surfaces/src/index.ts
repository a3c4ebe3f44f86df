export { kinds, type Remark } from "./remark.ts";
export type * from "./surface.ts";
