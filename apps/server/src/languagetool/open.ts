import { createIdentify, type Person } from "../caller/index.ts";
import type { CheckingServices } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";
import type { Feature } from "../feature.ts";
import type { LanguagetoolEnv } from "./env.ts";
import { ownPort } from "./own-port.ts";
import { languagetoolRoutes } from "./routes.ts";

/** What LanguageTool's callers are answered with. */
interface Parts extends ContentParts, Pick<CheckingServices, "checker" | "slowLane"> {
  readonly env: LanguagetoolEnv & {
    readonly HOST: string;
    readonly HOUSESTYLE_ANONYMOUS_CHECK: boolean;
    readonly HOUSESTYLE_LONGEST_TEXT: number;
  };
  readonly version: string;
  readonly secret: string;
  readonly accountRules: {
    contentFor(person: Person): Promise<Awaited<ReturnType<CheckingServices["accountRulesOf"]>>>;
  };
}

/** Serves LanguageTool's HTTP API, with Housestyle's findings and the team's rules. */
export function openLanguagetool({ env, version, secret, accountRules, ...parts }: Parts): Feature {
  const identify = createIdentify(parts.database, secret);
  return {
    routes(app) {
      languagetoolRoutes(app, {
        ...parts,
        version,
        identify,
        anonymousCheck: env.HOUSESTYLE_ANONYMOUS_CHECK,
        longestText: env.HOUSESTYLE_LONGEST_TEXT,
        accountRulesOf: async (caller) => (caller.kind === "person" ? accountRules.contentFor(caller) : undefined),
      });
      if (env.HOUSESTYLE_LANGUAGETOOL_PORT !== undefined) ownPort(app, env.HOST, env.HOUSESTYLE_LANGUAGETOOL_PORT);
    },
  };
}
