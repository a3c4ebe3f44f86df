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

/** Serves the images of documents, and deletes those that no document uses. */
export const openImages = ({ database, env, flags }: OpenedWith): Feature => ({
  routes: (app) => imageRoutes(app, { database, megabytes: env.HOUSESTYLE_IMAGE_MEGABYTES, flags }),
  jobs: [{ name: "forget-images", run: () => forgetUnused(database), at: ["41 4 * * *"] }],
});
