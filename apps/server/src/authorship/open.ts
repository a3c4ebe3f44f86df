import type { Feature } from "../feature.ts";
import { type ProvenanceServices, provenanceRoutes } from "./provenance-routes.ts";
import { authorRoutes } from "./routes.ts";

/** Serves who wrote what in documents, and how. */
export const openAuthorship = (services: ProvenanceServices): Feature => ({
  routes: (app) => {
    authorRoutes(app, services);
    provenanceRoutes(app, services);
  },
});
