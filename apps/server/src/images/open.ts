import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import type { ImagesEnv } from "./env.ts";
import { imageRoutes } from "./routes.ts";
import { forgetUnused } from "./store.ts";

/** The images of documents, and forgetting those that no document refers to. */
export const openImages = ({ database, env }: { readonly database: Database; readonly env: ImagesEnv }): Feature => ({
  routes: (app) => imageRoutes(app, { database, megabytes: env.HOUSESTYLE_IMAGE_MEGABYTES }),
  jobs: [{ name: "forget-images", run: () => forgetUnused(database), at: ["41 4 * * *"] }],
});
