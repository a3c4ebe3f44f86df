import type { Feature } from "../feature.ts";
import { type AuthorshipServices, authorRoutes } from "./routes.ts";

/** Serves who wrote what in documents. */
export const openAuthorship = (services: AuthorshipServices): Feature => ({
  routes: (app) => authorRoutes(app, services),
});
