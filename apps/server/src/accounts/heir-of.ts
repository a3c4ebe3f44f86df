import type { Flags } from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { heirWithEmail, mayAddFor, mustShare } from "../document-access/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { readTeamNames } from "./removal-store.ts";

/** Whom a person names to get their documents. */
export interface HeirNamed {
  readonly HeirEmail?: string | undefined;
  readonly HeirTeamId?: number | null | undefined;
}

/** Returns who gets the documents of a person whose account is deleted: a team they write for, or another account. Fails for anyone else. */
export async function heirOf(
  query: Database["query"],
  person: Person,
  { HeirEmail = "", HeirTeamId }: HeirNamed,
  flags: Flags,
): Promise<number | undefined> {
  if (HeirTeamId !== null && HeirTeamId !== undefined) {
    mayAddFor(person, HeirTeamId, flags);
    return HeirTeamId;
  }
  if (HeirEmail === "") return undefined;
  mustShare(person, flags);
  const heir = await heirWithEmail(query, HeirEmail);
  if (heir === undefined || heir === person.personId) {
    throw new Failure("no-such-row", { message: refusals.documents.noAccount });
  }
  return heir;
}

/** Returns the teams that a person can leave their documents to. */
export async function teamsThatMayInherit(
  database: Database,
  person: Person,
  flags: Flags,
): Promise<{ Id: number; Name: string }[]> {
  const able = person.memberships.filter(({ teamId }) => {
    try {
      mayAddFor(person, teamId, flags);
      return true;
    } catch {
      return false;
    }
  });
  return readTeamNames(
    database.query,
    able.map(({ teamId }) => teamId),
  );
}
