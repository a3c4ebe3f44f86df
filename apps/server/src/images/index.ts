export { openImages } from "./open.ts";
export { useImages } from "./store.ts";
