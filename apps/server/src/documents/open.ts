import type { Redis } from "ioredis";
import { createAttempts } from "../accounts/index.ts";
import type { Feature } from "../feature.ts";
import { foldOldSteps } from "./fold-steps.ts";
import { type DocumentServices, documentRoutes } from "./routes.ts";
import { sharingRoutes } from "./sharing-routes.ts";
import { forgetSteps } from "./step-store.ts";
import { emptyTrash } from "./store.ts";
import { readChanged } from "./word-store.ts";

/** Documents, sharing them, emptying the trash, and reading changed documents for the search. */
export function openDocuments(parts: DocumentServices & { readonly redis: Redis | undefined }): Feature {
  return {
    routes: (app) => {
      documentRoutes(app, parts);
      sharingRoutes(app, parts, createAttempts(parts.redis));
    },
    jobs: [
      { name: "empty-trash", run: () => emptyTrash(parts.database), at: ["17 * * * *"] },
      { name: "fold-steps", run: () => foldOldSteps(parts.database), at: ["* * * * *"] },
      { name: "forget-steps", run: () => forgetSteps(parts.database.query), at: ["37 * * * *"] },
      { name: "read-documents", run: () => readChanged(parts.database), at: ["* * * * *"] },
    ],
  };
}
