export { openAddins } from "./open.ts";
export { packedExtensions } from "./packed-extensions.ts";
