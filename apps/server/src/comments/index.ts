import type { Feature } from "../feature.ts";
import { importRoutes } from "./import-routes.ts";
import { type CommentServices, commentRoutes } from "./routes.ts";

export { addComment, addThread } from "./guest-comments.ts";
export { isCommented, moveAnchors } from "./move-anchors.ts";
export { readThreads as threadsOf, type ThreadRow } from "./thread-store.ts";

/** Serves comments on documents. */
export const openComments = (services: CommentServices): Feature => ({
  routes(app) {
    commentRoutes(app, services);
    importRoutes(app, services);
  },
});
