import { sql } from "kysely";
import type { Database } from "../db/index.ts";

type Query = Database["query"];

/** The result of the last test of a team's login. */
export interface TestResult {
  readonly On: string;
  readonly Name: string;
  readonly Email: string;
  /** Why the login failed, as a code, or null. */
  readonly Problem: string | null;
}

/** Records that the login with this state is a test. */
export async function insertTest(query: Query, teamId: number, state: string): Promise<void> {
  await sql`
    delete from verification where identifier = ${`sign-in-tested:${teamId}`}
      or identifier like 'sign-in-test:%' and value = ${String(teamId)}`.execute(query);
  await sql`
    insert into verification (identifier, value, expires_at)
    values (${`sign-in-test:${state}`}, ${String(teamId)}, now() + interval '10 minutes')`.execute(query);
}

/** Returns the team whose test has this state, once. */
export async function takeTest(query: Query, state: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    delete from verification where identifier = ${`sign-in-test:${state}`} and expires_at > now()
    returning value::bigint as id`.execute(query);
  return rows[0]?.id;
}

export async function saveTestResult(query: Query, teamId: number, result: Omit<TestResult, "On">): Promise<void> {
  await sql`delete from verification where identifier = ${`sign-in-tested:${teamId}`}`.execute(query);
  const value = JSON.stringify({ ...result, On: new Date().toISOString() });
  await sql`
    insert into verification (identifier, value, expires_at)
    values (${`sign-in-tested:${teamId}`}, ${value}, now() + interval '1 day')`.execute(query);
}

export async function readTestResult(query: Query, teamId: number): Promise<TestResult | undefined> {
  const { rows } = await sql<{ result: TestResult }>`
    select value::json as result from verification
    where identifier = ${`sign-in-tested:${teamId}`} and expires_at > now()`.execute(query);
  return rows[0]?.result;
}
