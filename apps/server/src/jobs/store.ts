import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** The most attempts of a job. */
export const mostAttempts = 12;

/** Options of a job. */
export interface Manner {
  /** Jobs of one queue run one after another. */
  readonly queue?: string;
  /** The seconds before the job runs. */
  readonly after?: number;
  /** Lower numbers run first. Defaults to 0. */
  readonly priority?: number;
}

/** A job that is not done. */
export interface WaitingJob {
  readonly id: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly givenUp: boolean;
  readonly nextOn: Date;
  /** The first line of the last error. */
  readonly problem: string | null;
}

/** Returns the oldest jobs of a task that have not been done, `most` at most. */
export async function waitingJobs({ query }: Database, task: string, most: number): Promise<WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    select j.id::text as id, j.payload, j.attempts::int as attempts, j.attempts >= j.max_attempts as "givenUp",
      j.run_at as "nextOn", left(split_part(j.last_error, chr(10), 1), 300) as problem
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${task} order by j.id limit ${most}`.execute(query);
  return rows;
}

/** Returns how many seconds ago the oldest waiting job was due, or 0 if none is. */
export async function lateness(query: Database["query"]): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
    from graphile_worker._private_jobs
    where run_at < now() and locked_at is null and attempts < max_attempts`.execute(query);
  return rows[0]?.seconds ?? 0;
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
