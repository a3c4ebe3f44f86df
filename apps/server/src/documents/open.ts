import type { Feature } from "../feature.ts";
import { foldOldSteps } from "./fold-steps.ts";
import { type DocumentServices, documentRoutes } from "./routes.ts";
import { forgetSteps } from "./step-store.ts";
import { emptyTrash } from "./store.ts";
import { readChanged } from "./word-store.ts";

/** Documents, emptying the trash, and reading changed documents for the search. */
export function openDocuments(parts: DocumentServices): Feature {
  return {
    routes: (app) => documentRoutes(app, parts),
    jobs: [
      { name: "empty-trash", run: () => emptyTrash(parts.database), at: ["17 * * * *"] },
      { name: "fold-steps", run: () => foldOldSteps(parts.database), at: ["* * * * *"] },
      { name: "forget-steps", run: () => forgetSteps(parts.database.query), at: ["37 * * * *"] },
      { name: "read-documents", run: () => readChanged(parts.database), at: ["* * * * *"] },
    ],
  };
}
