import type { Person } from "../caller/index.ts";
import type { CheckingServices } from "../checking/index.ts";
import type { Feature } from "../feature.ts";
import { openOfficeProcess } from "./office-process.ts";
import { officeFileRoutes } from "./routes.ts";

/** What documents are checked with. */
interface Parts extends Pick<CheckingServices, "checker" | "slowLane"> {
  readonly env: { readonly HOUSESTYLE_LONGEST_TEXT: number };
  readonly accountRules: {
    contentFor(person: Person): Promise<Awaited<ReturnType<CheckingServices["accountRulesOf"]>>>;
  };
}

/** Serves the correction of documents, with a separate process for files. */
export function openOfficeFiles({ env, accountRules, checker, slowLane }: Parts): Feature {
  const files = openOfficeProcess(checker.timeLimits);
  const longestText = env.HOUSESTYLE_LONGEST_TEXT;
  return {
    routes: (app) =>
      officeFileRoutes(app, {
        checker,
        slowLane,
        files,
        longestText,
        accountRulesOf: (person) => accountRules.contentFor(person),
      }),
    close: files.close,
  };
}
