import type { Feature } from "../feature.ts";
import { type DocumentServices, documentRoutes } from "./routes.ts";
import { emptyTrash } from "./store.ts";
import { readChanged } from "./word-store.ts";

/** Documents, emptying the trash, and reading changed documents for the search. */
export function openDocuments(parts: DocumentServices): Feature {
  return {
    routes: (app) => documentRoutes(app, parts),
    jobs: [
      { name: "empty-trash", run: () => emptyTrash(parts.database), at: ["17 * * * *"] },
      { name: "read-documents", run: () => readChanged(parts.database), at: ["* * * * *"] },
    ],
  };
}
