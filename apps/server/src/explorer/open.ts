import type { Feature } from "../feature.ts";
import { openLookUp } from "./look-up.ts";
import { explorerRoutes } from "./routes.ts";
import { wordHead } from "./word-head.ts";

/** The word explorer, and what its pages say of themselves. */
export function openExplorer(): Feature {
  const lookUp = openLookUp();
  return { routes: (app) => explorerRoutes(app, lookUp), head: wordHead(lookUp) };
}
