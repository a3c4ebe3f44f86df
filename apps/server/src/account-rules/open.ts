import type { Feature } from "../feature.ts";
import type { AccountRulesService } from "./account-rules.ts";
import { rulesBundleRoutes } from "./routes.ts";

/** Serves the settings with which devices check texts. */
export function openAccountRules({ accountRules }: { readonly accountRules: AccountRulesService }): Feature {
  return { routes: (app) => rulesBundleRoutes(app, accountRules) };
}
