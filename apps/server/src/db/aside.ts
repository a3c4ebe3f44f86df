import type pg from "pg";

/**
 * Creates a temporary database beside the one of `connect`, and deletes it after the work. One at a time; a leftover of
 * a program that ended is deleted first.
 */
export async function workAside<T, D extends { close(): Promise<void> }>(
  connect: () => Promise<pg.Client>,
  open: (name: string) => Promise<D>,
  work: (other: D) => Promise<T>,
): Promise<T> {
  const client = await connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('housestyle-aside'))");
    const { rows } = await client.query<{ name: string; quoted: string }>(
      "select name, quote_ident(name) as quoted from (select left(current_database(), 50) || '_verify' as name) n",
    );
    const { name = "", quoted = "" } = rows[0] ?? {};
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted}`);
    try {
      const other = await open(name);
      try {
        return await work(other);
      } finally {
        await other.close();
      }
    } finally {
      await client.query(`drop database if exists ${quoted} with (force)`);
    }
  } finally {
    await client.end();
  }
}
