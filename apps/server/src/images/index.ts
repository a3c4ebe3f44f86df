export { openImages } from "./open.ts";
export { imageShownIn, ownersOfShown, readOwned, useImages } from "./store.ts";
