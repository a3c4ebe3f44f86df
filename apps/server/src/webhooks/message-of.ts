import type { Act, Actor } from "../audit/index.ts";

/** Longest body of a message, bytes. */
export const longestBody = 65_536;

/**
 * What a receiver is told of an act: codes, counts and ids. Names of people and rows are left out; whoever needs them
 * reads them with a key, and so as one who may.
 */
export function messageOf(act: Act, { personId }: Pick<Actor, "personId">, now: Date): string {
  const { what, teamId = null, targetId = null, details = {} } = act;
  const { Names: _names, Ids, ...rest } = details;
  const data = { TeamId: teamId, PersonId: personId ?? null, TargetId: targetId, ...rest };
  const whole = JSON.stringify({ type: what, timestamp: now.toISOString(), data: { ...data, ...(Ids && { Ids }) } });
  if (Buffer.byteLength(whole) <= longestBody) return whole;
  return JSON.stringify({ type: what, timestamp: now.toISOString(), data });
}

/** What a receiver is sent to try it out. */
export function testMessage(teamId: number, now: Date): string {
  return JSON.stringify({ type: "test", timestamp: now.toISOString(), data: { TeamId: teamId } });
}
