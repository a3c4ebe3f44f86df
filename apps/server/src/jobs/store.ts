import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** How often a job is tried. */
export const mostAttempts = 12;

/** Stores jobs of one task together with whatever else `transaction` stores: both are there afterwards, or neither. */
export async function addJobs(
  transaction: Database["query"],
  task: string,
  payloads: readonly unknown[],
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`
    select graphile_worker.add_jobs(array(
      select row(${task}, payload, null, null, ${mostAttempts}, null, null, null)::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(payloads)}::json) payload))`.execute(transaction);
}
