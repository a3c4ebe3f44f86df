import type { Feature } from "../feature.ts";
import { lookUpWords } from "./look-up.ts";
import { explorerRoutes } from "./routes.ts";
import { wordHead } from "./word-head.ts";

/** Serves the word explorer and the heads of its pages. */
export function openExplorer(): Feature {
  return { routes: (app) => explorerRoutes(app, lookUpWords), head: wordHead(lookUpWords) };
}
