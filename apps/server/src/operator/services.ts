import type { Audit } from "../audit/index.ts";
import type { Database } from "../db/index.ts";
import type { Mail } from "../mail/index.ts";

/** What the operator's page needs from the rest of the server. */
export interface OperatorServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly startedOn: Date;
  /** Whether the corrector reads beside the rules, now. */
  readonly hasSlowLane: () => boolean;
  /** Facts about this server since its start. */
  readonly facts: {
    readonly Version: string;
    readonly MailFolder: boolean;
    readonly SignUpOpen: boolean;
    readonly BackupsScheduled: boolean;
  };
}
