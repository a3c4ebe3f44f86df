import type { ActCode, ActDetails } from "@housestyle/contract";
import { type RawBuilder, sql } from "kysely";
import { type Database, type ListSource, namedColumns } from "../db/index.ts";
import type { Act, Actor } from "./act.ts";

/** An entry as it is read. */
export interface EntryRow {
  readonly Id: number;
  readonly TeamId: number | null;
  readonly HappenedOn: Date;
  readonly PersonId: number | null;
  readonly Name: string;
  readonly Key: string | null;
  readonly Address: string;
  readonly Client: number;
  readonly Program: string;
  readonly What: ActCode;
  readonly Kind: string;
  readonly TargetId: number | null;
  readonly Details: ActDetails;
}

/** Stores entries with the current names of the person and the key. */
export async function insertEntries(
  query: Database["query"],
  { personId, keyId, from }: Actor,
  acts: readonly Act[],
): Promise<void> {
  const records = acts.map(({ what, teamId, targetId, details }) => ({
    what,
    owner_id: teamId ?? null,
    target_id: targetId ?? null,
    details: details ?? {},
  }));
  await sql`
    insert into audit_entry (owner_id, person_id, person_name, key_name, address, client, program, what, target_id, details)
    select given.owner_id, ${personId ?? null}::bigint,
      coalesce((select coalesce(nullif(p.name, ''), p.email) from person p where p.id = ${personId ?? null}), ''),
      (select k.name from api_token k where k.id = ${keyId ?? null}),
      ${from.address}, ${from.client}::smallint, ${from.program}, given.what, given.target_id, given.details
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as given(what text, owner_id bigint, target_id bigint, details jsonb)`.execute(query);
}

const kind = "split_part(t.what, '.', 1)";
const selection = sql.raw(`
  t.id as "Id", t.owner_id as "TeamId", t.happened_on as "HappenedOn", t.person_id as "PersonId",
  t.person_name as "Name", t.key_name as "Key", t.address as "Address", t.client as "Client", t.program as "Program",
  t.what as "What", ${kind} as "Kind", t.target_id as "TargetId", t.details as "Details"`);

const columns: ListSource["columns"] = {
  ...namedColumns({
    number: ["Id", "PersonId", "Client", "TargetId"],
    date: ["HappenedOn"],
    text: ["Address", "Program", "What"],
  }),
  TeamId: { type: "number", sql: "t.owner_id" },
  Name: { type: "text", sql: "t.person_name" },
  Key: { type: "text", sql: "t.key_name" },
  Kind: { type: "text", sql: kind },
};

/** Returns the entries of these teams. */
export function teamEntries(teams: readonly number[]): ListSource {
  return { ...source(sql`true`), owners: teams };
}

/** The entries of the server. */
export const serverEntries: ListSource = source(sql`t.owner_id is null`);

function source(where: RawBuilder<unknown>): ListSource {
  return {
    select: selection,
    from: sql`audit_entry t`,
    where,
    columns,
    defaultOrder: "Id",
    defaultDirection: "desc",
    tieBreak: "t.id",
  };
}

/** Returns everything a person did and what was attempted with their account, newest first. */
export async function entriesOf({ query }: Pick<Database, "query">, personId: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${selection} from audit_entry t where t.person_id = ${personId}
      or t.owner_id is null and t.what like 'account.%' and t.target_id = ${personId} order by t.id desc`.execute(
    query,
  );
  return rows;
}

/** Deletes what is older than so many days. */
export async function forgetEntries({ query }: Database, days: number): Promise<void> {
  await sql`delete from audit_entry where happened_on < now() - make_interval(days => ${days})`.execute(query);
}
