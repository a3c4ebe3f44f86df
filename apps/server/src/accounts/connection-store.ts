import { createHash, randomBytes } from "node:crypto";
import { codePrefix, type Scope } from "@housestyle/contract";
import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/**
 * What a code is bound to: the app and the parameters of its request. The challenge is the hash of the app's secret.
 */
export interface ConnectionRequest {
  /** The number of one of Housestyle's own apps, or the id of a registered one. */
  readonly client: number | string;
  readonly state: string;
  readonly challenge: string;
  readonly returnTo: string | undefined;
}

/** The person behind a code, and what they have allowed. */
export interface ConnectionGrant {
  readonly personId: number;
  readonly scopes: readonly Scope[];
}

/** The lifetime of a code. */
const lifetime = "5 minutes";

/**
 * Creates a code for a person's grant. It is stored under a hash of the code and the whole request, so a request with
 * any other part finds nothing.
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

/** Redeems a code. Returns the grant, or undefined if the code is unknown or expired. */
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

/** Returns the hash of an app's secret, as sent before the secret itself. */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function nameOf(code: string, { client, state, challenge, returnTo = "" }: ConnectionRequest): string {
  const parts = JSON.stringify([code, client, state, challenge, returnTo]);
  return `connect:${createHash("sha256").update(parts).digest("base64url")}`;
}
