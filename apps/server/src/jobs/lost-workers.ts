import type { Pool } from "pg";

/** The time without a sign of life after which a worker is considered ended. */
const patience = "1 minute";

/** Records that this worker is running. */
export async function sayAlive(pool: Pick<Pool, "query">, worker: string): Promise<void> {
  await pool.query("insert into job_worker (id) values ($1) on conflict (id) do update set seen_on = now()", [worker]);
}

/** Releases the jobs of workers that have ended. Otherwise, they would be locked for hours. */
export async function freeJobsOfLost(pool: Pick<Pool, "query">): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array(
      select distinct j.locked_by from graphile_worker.jobs j
      where j.locked_by is not null and j.locked_at < now() - interval '${patience}' and not exists (
        select 1 from job_worker w where w.id = j.locked_by and w.seen_on > now() - interval '${patience}')))`);
  await pool.query("delete from job_worker where seen_on < now() - interval '1 day'");
}
