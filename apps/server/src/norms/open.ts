import type { Feature } from "../feature.ts";
import { type NormServices, normRoutes } from "./routes.ts";

/** What people and teams hold their texts against, beside what is usual. */
export const openNorms = ({ database, audit }: NormServices): Feature => ({
  routes: (app) => normRoutes(app, { database, audit }),
});
