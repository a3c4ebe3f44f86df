import { mustBeIn, type Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { personWithEmail } from "./share-store.ts";

/** Returns whom a share is for: the account with an email address, or a team that the caller is in. Fails unless exactly one is named. */
export async function shareeNamed(
  query: Database["query"],
  person: Person,
  email: string | undefined,
  teamId: number | null | undefined,
): Promise<number> {
  const isTeam = teamId !== null && teamId !== undefined;
  if ((email === undefined || email === "") !== isTeam) {
    throw new Failure("bad-request", { message: refusals.documents.shareWithOne });
  }
  if (isTeam) return mustBeIn(person, teamId).teamId;
  const found = await personWithEmail(query, email ?? "");
  if (found === undefined) throw new Failure("no-such-row", { message: refusals.documents.noAccount });
  return found;
}
