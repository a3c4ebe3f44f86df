import type { Feature } from "../feature.ts";
import { type NormServices, normRoutes } from "./routes.ts";

/** Serves custom benchmarks of people and teams. */
export const openNorms = ({ database, audit }: NormServices): Feature => ({
  routes: (app) => normRoutes(app, { database, audit }),
});
