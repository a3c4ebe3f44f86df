export { openLookUp } from "./look-up.ts";
export { explorerRoutes } from "./routes.ts";
export { wordHead } from "./word-head.ts";
