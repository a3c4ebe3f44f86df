import { z } from "zod";
import { wholeNumber } from "../setting.ts";

/** The setting for how long the activity log is kept. */
export const auditEnv = z.object({ HOUSESTYLE_AUDIT_DAYS: wholeNumber(0, 36_500).default(365) });

export type AuditEnv = z.output<typeof auditEnv>;
