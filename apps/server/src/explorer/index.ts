export { openLookUp } from "./look-up.ts";
export { explorerRoutes } from "./routes.ts";
