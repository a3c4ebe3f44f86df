export { type ImagesEnv, imagesEnv } from "./env.ts";
export { openImages } from "./open.ts";
export { useImages } from "./store.ts";
