import type { Person } from "../caller/index.ts";
import type { CheckingServices } from "../checking/index.ts";
import type { Feature } from "../feature.ts";
import { textApiRoutes } from "./routes.ts";

/** What callers of the public text API are answered with. */
interface Parts extends Pick<CheckingServices, "checker" | "slowLane"> {
  readonly env: { readonly HOUSESTYLE_ANONYMOUS_CHECK: boolean; readonly HOUSESTYLE_LONGEST_TEXT: number };
  readonly accountRules: {
    contentFor(person: Person): Promise<Awaited<ReturnType<CheckingServices["accountRulesOf"]>>>;
  };
}

/** Serves the public text API: reports on whole texts, a thesaurus, and word clouds. */
export function openTextApi({ env, accountRules, checker, slowLane }: Parts): Feature {
  const services: CheckingServices = {
    ...{ checker, slowLane, anonymousCheck: env.HOUSESTYLE_ANONYMOUS_CHECK, longestText: env.HOUSESTYLE_LONGEST_TEXT },
    accountRulesOf: async (caller) => (caller.kind === "person" ? accountRules.contentFor(caller) : undefined),
  };
  return { routes: (app) => textApiRoutes(app, services) };
}
