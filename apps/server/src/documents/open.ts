import type { Redis } from "ioredis";
import { createAttempts } from "../accounts/index.ts";
import type { Feature } from "../feature.ts";
import { foldOldSteps } from "./fold-steps.ts";
import { noteRequest, noteRequestTask } from "./note-request.ts";
import { projectSharingRoutes } from "./project-sharing-routes.ts";
import { requestRoutes } from "./request-routes.ts";
import { forgetRequests } from "./request-store.ts";
import { type DocumentServices, documentRoutes } from "./routes.ts";
import { sharingRoutes } from "./sharing-routes.ts";
import { forgetSteps } from "./step-store.ts";
import { emptyTrash } from "./store.ts";
import { readChanged } from "./word-store.ts";

/** Serves documents and sharing, empties the trash, and updates the search index. */
export function openDocuments(parts: DocumentServices & { readonly redis: Redis | undefined }): Feature {
  return {
    routes: (app) => {
      documentRoutes(app, parts);
      const attempts = createAttempts(parts.redis);
      sharingRoutes(app, parts, attempts);
      requestRoutes(app, parts, attempts);
      projectSharingRoutes(app, parts);
    },
    jobs: [
      { name: noteRequestTask, run: noteRequest(parts) },
      { name: "forget-access-requests", run: () => forgetRequests(parts.database), at: ["47 4 * * *"] },
      { name: "empty-trash", run: () => emptyTrash(parts.database), at: ["17 * * * *"] },
      { name: "fold-steps", run: () => foldOldSteps(parts.database), at: ["* * * * *"] },
      { name: "forget-steps", run: () => forgetSteps(parts.database.query), at: ["37 * * * *"] },
      { name: "read-documents", run: () => readChanged(parts.database), at: ["* * * * *"] },
    ],
  };
}
