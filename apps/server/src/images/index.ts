export { openImages } from "./open.ts";
export { ownersOfShown, readOwned, useImages } from "./store.ts";
