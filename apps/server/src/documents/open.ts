import type { Feature } from "../feature.ts";
import { type DocumentServices, documentRoutes } from "./routes.ts";
import { emptyTrash } from "./store.ts";

/** Documents, and emptying the trash. */
export function openDocuments(parts: DocumentServices): Feature {
  return {
    routes: (app) => documentRoutes(app, parts),
    jobs: [{ name: "empty-trash", run: () => emptyTrash(parts.database), at: ["17 * * * *"] }],
  };
}
