import type { Logger } from "pino";
import type { Person } from "../caller/index.ts";
import type { CheckingServices } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";

/** What a person's teams have decided. */
type TeamDecisions = NonNullable<Awaited<ReturnType<CheckingServices["accountRulesOf"]>>>;

/** What agents' calls need from the rest of the server. */
export interface AgentServices extends ContentParts, Pick<CheckingServices, "checker" | "slowLane"> {
  readonly version: string;
  readonly publicUrl: string;
  readonly log: Pick<Logger, "error">;
  readonly now: () => Date;
  readonly accountRules: { contentFor(person: Person): Promise<TeamDecisions> };
}
