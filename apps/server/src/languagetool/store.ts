import { sql } from "kysely";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** Returns the owner of a dictionary: the caller without a name, or else a team with that name that they are in. */
export async function dictionaryNamed({ query }: Database, person: Person, name: string): Promise<number> {
  const wanted = name.trim();
  if (wanted === "") return person.personId;
  const teams = person.memberships.map(({ teamId }) => teamId);
  const { rows } = await sql<{ id: number }>`
    select id from team where id = any(${teams}::bigint[]) and lower(name) = lower(${wanted}) order by id limit 1`.execute(
    query,
  );
  const [found] = rows;
  if (!found) throw new Failure("bad-request", { message: refusals.languagetool.noDictionary });
  return found.id;
}
