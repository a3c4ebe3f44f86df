import { flagsWith, type Profile } from "@housestyle/contract";
import { Failure } from "../http/index.ts";
import type { AccountServices } from "./services.ts";
import { flagsOfTeam, readProfileOf } from "./store.ts";

/** Returns a person's profile, with the flags of the server and of their team. */
export async function profileOf({ database, site: { Flags } }: AccountServices, personId: number): Promise<Profile> {
  const profile = await readProfileOf(database, personId);
  if (!profile) throw new Failure("no-such-row");
  return { ...profile, Flags: flagsWith(Flags, await flagsOfTeam(database, personId)) };
}
