import { createHash, randomBytes } from "node:crypto";
import { codePrefix, type Scope } from "@housestyle/contract";
import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** What a code is good for: the program that asked, with what it said then. A challenge is the hash of its secret. */
export interface ConnectionRequest {
  /** The number of a program of ours, or the id of one that registered. */
  readonly client: number | string;
  readonly state: string;
  readonly challenge: string;
  readonly returnTo: string | undefined;
}

/** Whose word a code stands for, and what they have allowed. */
export interface ConnectionGrant {
  readonly personId: number;
  readonly scopes: readonly Scope[];
}

/** So long a code is good. */
const lifetime = "5 minutes";

/**
 * Makes a code that stands for a person's word. It is kept under a hash of the code and of all that was asked: whoever comes with
 * another part of it finds nothing.
 */
export async function insertCode(
  query: Database["query"],
  { personId, scopes }: ConnectionGrant,
  request: ConnectionRequest,
): Promise<string> {
  const code = codePrefix + randomBytes(24).toString("base64url");
  await sql`delete from verification where identifier like 'connect:%' and expires_at < now()`.execute(query);
  await sql`
    insert into verification (identifier, value, expires_at)
    values (${nameOf(code, request)}, ${[personId, ...scopes].join(" ")}, now() + ${lifetime}::interval)`.execute(
    query,
  );
  return code;
}

/** Takes a code for good; returns whose word it was, undefined when there is no such code, or none any more. */
export async function takeCode(
  query: Database["query"],
  code: string,
  request: ConnectionRequest,
): Promise<ConnectionGrant | undefined> {
  const { rows } = await sql<{ id: number; scopes: Scope[] }>`
    with taken as (
      delete from verification where identifier = ${nameOf(code, request)}
      returning string_to_array(value, ' ') as words, expires_at
    )
    select p.id, taken.words[2:] as scopes
    from taken join person p on p.id = taken.words[1]::bigint where taken.expires_at > now()`.execute(query);
  return rows[0] && { personId: rows[0].id, scopes: rows[0].scopes };
}

/** The hash of a program's secret, as it named it before it showed the secret. */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function nameOf(code: string, { client, state, challenge, returnTo = "" }: ConnectionRequest): string {
  const parts = JSON.stringify([code, client, state, challenge, returnTo]);
  return `connect:${createHash("sha256").update(parts).digest("base64url")}`;
}
