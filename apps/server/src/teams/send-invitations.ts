import { type Audit, namesOf } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import type { Mail } from "../mail/index.ts";
import { refusals } from "../refusals.ts";
import type { NewInvitation } from "./invitation-store.ts";
import { lockTeam, nameOfPerson } from "./member-store.ts";
import { invite } from "./members.ts";
import { mayManageMembers, maySendEmails } from "./policy.ts";

/** What invitations need from the rest of the server. */
export interface Post {
  readonly mail: Mail;
  readonly audit: Audit;
  readonly publicUrl: string;
}

/** Stores invitations with their emails in one transaction, counted before; answers the ids of the members to be. */
export async function sendInvitations(
  { mail, audit, publicUrl }: Post,
  transaction: Database["query"],
  person: Person,
  invitations: readonly NewInvitation[],
): Promise<number[]> {
  maySendEmails(person, mail);
  // Locked before anything else and in one order: two who invite into the same teams never wait for each other.
  for (const team of [...new Set(invitations.map(({ teamId }) => teamId))].sort((a, b) => a - b)) {
    mayManageMembers(person, team);
    await lockTeam(transaction, team);
  }
  for (const [team, some] of Map.groupBy(invitations, ({ teamId }) => teamId)) {
    const addresses = some.map(({ email }) => email);
    if (new Set(addresses.map((each) => each.toLowerCase())).size < addresses.length) {
      throw new Failure("duplicate", { message: refusals.teams.twice });
    }
    await mail.allow(transaction, "invitation", addresses, { account: person.personId, team });
  }
  const sent = new Map<NewInvitation, Awaited<ReturnType<typeof invite>>[number]>();
  for (const [team, some] of Map.groupBy(invitations, ({ teamId }) => teamId)) {
    for (const [index, each] of (await invite(transaction, person, team, some)).entries()) {
      const invitation = some[index];
      if (invitation) sent.set(invitation, each);
    }
  }
  const inviter = await nameOfPerson(transaction, person.personId);
  const letters = [...sent.values()].map(({ email, teamName, token, code }) => {
    const link = `${publicUrl}/invitation?token=${token}`;
    return { kind: "invitation", to: email, teamName, inviter, link, code } as const;
  });
  await mail.send(transaction, letters);
  await audit.note(
    transaction,
    person,
    invitations
      .map((invitation) => ({ ...invitation, targetId: sent.get(invitation)?.id }))
      .map(({ teamId, email, position, licence, targetId }) => ({
        what: "member.invited",
        teamId,
        targetId,
        details: { Names: namesOf([email]), Position: position, Licence: licence },
      })),
  );
  return invitations.flatMap((invitation) => sent.get(invitation)?.id ?? []);
}
