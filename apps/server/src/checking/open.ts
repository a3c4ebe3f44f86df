import type { Person } from "../caller/index.ts";
import type { Feature } from "../feature.ts";
import type { TeamContent } from "./checker.ts";
import type { CheckingEnv } from "./env.ts";
import { type CheckingServices, checkingRoutes } from "./routes.ts";

/** What checking needs from the rest of the server. */
interface Parts extends Pick<CheckingServices, "checker" | "slowLane"> {
  readonly env: CheckingEnv;
  readonly accountRules: { contentFor(person: Person): Promise<TeamContent> };
}

/** Serves the checking of texts. */
export function openChecking({ env, checker, slowLane, accountRules }: Parts): Feature {
  const services: CheckingServices = {
    checker,
    slowLane,
    anonymousCheck: env.HOUSESTYLE_ANONYMOUS_CHECK,
    longestText: env.HOUSESTYLE_LONGEST_TEXT,
    accountRulesOf: async (caller) => (caller.kind === "person" ? accountRules.contentFor(caller) : undefined),
  };
  return { routes: (app) => checkingRoutes(app, services) };
}
