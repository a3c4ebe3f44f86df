import type { Feature } from "../feature.ts";
import { lookUpWords } from "./look-up.ts";
import { explorerRoutes } from "./routes.ts";
import { wordHead } from "./word-head.ts";

/** The word explorer, and what its pages say of themselves. */
export function openExplorer(): Feature {
  return { routes: (app) => explorerRoutes(app, lookUpWords), head: wordHead(lookUpWords) };
}
