import type { Feature } from "../feature.ts";
import type { AuditEnv } from "./env.ts";
import { type AuditServices, auditRoutes } from "./routes.ts";
import { forgetEntries } from "./store.ts";

/** Serves the activity log and deletes old entries. */
export function openAudit({ env, database, audit }: AuditServices & { readonly env: AuditEnv }): Feature {
  return {
    routes: (app) => auditRoutes(app, { database, audit }),
    jobs: [
      {
        name: "forget-activity",
        run: () => forgetEntries(database, env.HOUSESTYLE_AUDIT_DAYS),
        at: ["23 4 * * *"],
      },
    ],
  };
}
