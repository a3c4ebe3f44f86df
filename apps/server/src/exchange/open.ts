import type { Feature } from "../feature.ts";
import { openFileProcess } from "./file-process.ts";
import { type ExchangeServices, exchangeRoutes } from "./routes.ts";
import { forgetImports } from "./store.ts";

/** Serves imports and exports, with separate processes for files. */
export function openExchange({ database, audit, checker }: Omit<ExchangeServices, "files">): Feature {
  const files = openFileProcess({ timeLimits: checker.timeLimits });
  return {
    routes: (app) => exchangeRoutes(app, { database, audit, checker, files }),
    jobs: [{ name: "forget-imports", run: () => forgetImports(database), at: ["37 3 * * *"] }],
    close: files.close,
  };
}
