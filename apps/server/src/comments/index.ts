import type { Feature } from "../feature.ts";
import { importRoutes } from "./import-routes.ts";
import { type CommentServices, commentRoutes } from "./routes.ts";

export { isCommented, moveAnchors } from "./move-anchors.ts";

/** Serves comments on documents. */
export const openComments = (services: CommentServices): Feature => ({
  routes(app) {
    commentRoutes(app, services);
    importRoutes(app, services);
  },
});
