import type { Flags } from "@housestyle/contract";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import type { ImagesEnv } from "./env.ts";
import { imageRoutes } from "./routes.ts";
import { forgetUnused } from "./store.ts";

interface OpenedWith {
  readonly database: Database;
  readonly env: ImagesEnv;
  readonly flags: Flags;
}

/** The images of documents, and forgetting those that no document refers to. */
export const openImages = ({ database, env, flags }: OpenedWith): Feature => ({
  routes: (app) => imageRoutes(app, { database, megabytes: env.HOUSESTYLE_IMAGE_MEGABYTES, flags }),
  jobs: [{ name: "forget-images", run: () => forgetUnused(database), at: ["41 4 * * *"] }],
});
