import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** How often a job is tried. */
export const mostAttempts = 12;

/** How jobs are done, where it matters. */
export interface Manner {
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string;
  /** Not before so many seconds from now. */
  readonly after?: number;
  /** What has a lower number goes first; 0 when not said. */
  readonly priority?: number;
}

/** Stores jobs of one task together with whatever else `transaction` stores: both are there afterwards, or neither. */
export async function addJobs(
  transaction: Database["query"],
  task: string,
  payloads: readonly unknown[],
  { queue, after = 0, priority = 0 }: Manner = {},
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`
    select graphile_worker.add_jobs(array(
      select row(${task}, payload, ${queue ?? null}::text, now() + make_interval(secs => ${after}), ${mostAttempts}, null,
        ${priority}, null)::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(payloads)}::json) payload))`.execute(transaction);
}
