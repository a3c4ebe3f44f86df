import type { Act, Actor } from "../audit/index.ts";

/** The most bytes of a message body. */
export const longestBody = 65_536;

/**
 * Returns the message for an action: codes, counts, and ids. Names of people and rows are left out; receivers that need
 * them can read them with a key.
 */
export function messageOf(act: Act, { personId }: Pick<Actor, "personId">, now: Date): string {
  const { what, teamId = null, targetId = null, details = {} } = act;
  const { Names: _names, Ids, ...rest } = details;
  const data = { TeamId: teamId, PersonId: personId ?? null, TargetId: targetId, ...rest };
  const whole = JSON.stringify({ type: what, timestamp: now.toISOString(), data: { ...data, ...(Ids && { Ids }) } });
  if (Buffer.byteLength(whole) <= longestBody) return whole;
  return JSON.stringify({ type: what, timestamp: now.toISOString(), data });
}

/** Returns a test message. */
export function testMessage(teamId: number, now: Date): string {
  return JSON.stringify({ type: "test", timestamp: now.toISOString(), data: { TeamId: teamId } });
}
