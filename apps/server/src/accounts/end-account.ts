import { type Act, type Actor, namesOf } from "../audit/index.ts";
import { actOf } from "./account-acts.ts";
import { type Leaving, removePerson } from "./removal-store.ts";
import type { AccountServices } from "./services.ts";

/** Deletes an account and notes what goes with it. False when a team would be left without an admin. */
export function endAccount(
  { database, audit }: Pick<AccountServices, "database" | "audit">,
  actor: Actor & { readonly personId: number },
): Promise<boolean> {
  return removePerson(database, actor.personId, (transaction, leaving) =>
    audit.note(transaction, actor, actsOfLeaving(actor.personId, leaving)),
  );
}

function actsOfLeaving(personId: number, { teams, memberships }: Leaving): Act[] {
  return [
    ...memberships.map(({ id, teamId }) => ({ what: "member.left" as const, teamId, targetId: id })),
    ...teams.map(({ id, name }) => ({
      what: "team.deleted" as const,
      teamId: undefined,
      targetId: id,
      details: { Names: namesOf([name]) },
    })),
    actOf("account.deleted", personId),
  ];
}
