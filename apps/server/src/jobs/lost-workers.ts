import type { Pool } from "pg";

/** Who has not been seen for so long has ended, however that came. */
const patience = "1 minute";

/** Writes down that this worker is at work. */
export async function sayAlive(pool: Pick<Pool, "query">, worker: string): Promise<void> {
  await pool.query("insert into job_worker (id) values ($1) on conflict (id) do update set seen_on = now()", [worker]);
}

/** Gives the jobs of workers that have ended to the others. Left alone they would lie for hours. */
export async function freeJobsOfLost(pool: Pick<Pool, "query">): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array(
      select distinct j.locked_by from graphile_worker.jobs j
      where j.locked_by is not null and j.locked_at < now() - interval '${patience}' and not exists (
        select 1 from job_worker w where w.id = j.locked_by and w.seen_on > now() - interval '${patience}')))`);
  await pool.query("delete from job_worker where seen_on < now() - interval '1 day'");
}
