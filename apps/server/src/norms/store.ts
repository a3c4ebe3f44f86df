import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** A benchmark as it is read. */
export interface NormRow {
  readonly OwnerId: number;
  readonly Id: number;
  readonly Name: string;
  readonly Texts: number;
  readonly Words: number;
  readonly Counted: Readonly<Record<string, [number, number, number, number]>>;
  readonly CreatedOn: Date;
  readonly CreatedBy: number | null;
}

const selection = sql.raw(`
  owner_id as "OwnerId", id as "Id", name as "Name", texts as "Texts", words as "Words", counted as "Counted",
  created_on as "CreatedOn", created_by as "CreatedBy"`);

/** Returns the benchmarks of these owners, by name. */
export async function readNorms({ query }: Database, owners: readonly number[]): Promise<NormRow[]> {
  const { rows } = await sql<NormRow>`
    select ${selection} from norm where owner_id = any(${owners}::bigint[]) order by lower(name), id`.execute(query);
  return rows;
}

/** Returns a benchmark of one of these owners, locked until the transaction ends. */
export async function lockNorm(query: Query, owners: readonly number[], id: number): Promise<NormRow | undefined> {
  const { rows } = await sql<NormRow>`
    select ${selection} from norm where id = ${id} and owner_id = any(${owners}::bigint[]) for update`.execute(query);
  return rows[0];
}

/** A benchmark to create. */
export type NewNorm = Omit<NormRow, "Id" | "CreatedOn">;

/** Stores a norm; undefined when its owner has as many as they may. */
export async function insertNorm(query: Query, norm: NewNorm, most: number): Promise<NormRow | undefined> {
  const { OwnerId, Name, Texts, Words, Counted, CreatedBy } = norm;
  // Two at once must not both find room.
  await sql`select id from owner where id = ${OwnerId} for update`.execute(query);
  const { rows } = await sql<NormRow>`
    insert into norm (owner_id, name, texts, words, counted, created_by)
    select ${OwnerId}, ${Name}, ${Texts}, ${Words}, ${JSON.stringify(Counted)}::jsonb, ${CreatedBy}
    where (select count(*) from norm where owner_id = ${OwnerId}) < ${most}
    returning ${selection}`.execute(query);
  return rows[0];
}

export async function removeNorm(query: Query, { OwnerId, Id }: NormRow): Promise<void> {
  await sql`delete from norm where owner_id = ${OwnerId} and id = ${Id}`.execute(query);
}
