import { type Act, type Actor, namesOf } from "../audit/index.ts";
import { actOf } from "./account-acts.ts";
import { type Leaving, type LeftAlone, removePerson } from "./removal-store.ts";
import type { AccountServices } from "./services.ts";

/** An account to delete, with its name. Without a name, it is the actor's own. */
interface Ending {
  readonly personId: number;
  readonly name?: string;
  /** Who gets the documents that others have access to and no one else owns. */
  readonly heirId?: number | undefined;
}

/** Deletes an account and notes what goes with it. Returns why not when a team or the server would be left without anyone to run it. */
export function endAccount(
  { database, audit }: Pick<AccountServices, "database" | "audit">,
  actor: Actor & { readonly personId: number },
  ending: Ending = actor,
): Promise<LeftAlone | undefined> {
  return removePerson(
    database,
    ending.personId,
    (transaction, leaving) =>
      audit.note(transaction, actor, actsOfLeaving(ending, leaving, ending.personId === actor.personId)),
    ending.heirId,
  );
}

function actsOfLeaving({ personId, name }: Ending, { teams, memberships }: Leaving, isOwn: boolean): Act[] {
  const names = name === undefined ? {} : { details: { Names: namesOf([name]) } };
  return [
    ...memberships.map(({ id, teamId }) => ({
      what: isOwn ? ("member.left" as const) : ("member.removed" as const),
      teamId,
      targetId: id,
      ...names,
    })),
    ...teams.map(({ id, name: team }) => ({
      what: "team.deleted" as const,
      teamId: undefined,
      targetId: id,
      details: { Names: namesOf([team]) },
    })),
    { ...actOf("account.deleted", personId), ...names },
  ];
}
