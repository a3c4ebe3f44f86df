import type { Logger } from "pino";
import type { Person } from "../caller/index.ts";
import type { CheckingServices } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";

/** The house style of a person's teams. */
type TeamDecisions = NonNullable<Awaited<ReturnType<CheckingServices["accountRulesOf"]>>>;

/** What the calls of agents need from the rest of the server. */
export interface AgentServices extends ContentParts, Pick<CheckingServices, "checker" | "slowLane"> {
  readonly version: string;
  readonly publicUrl: string;
  readonly log: Pick<Logger, "error">;
  readonly now: () => Date;
  readonly accountRules: { contentFor(person: Person): Promise<TeamDecisions> };
}
