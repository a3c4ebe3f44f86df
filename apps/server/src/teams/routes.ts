import {
  acceptInvitation,
  acceptTeamOffer,
  addTeams,
  changeTeam,
  changeTeamUsers,
  chooseTeam,
  declineTeamOffer,
  deleteTeam,
  type Flags,
  inviteTeamUsers,
  listTeamOffers,
  listTeams,
  listTeamUsers,
  readInvitation,
  removeTeamUsers,
  type Team,
  type TeamChange,
  teamSize,
} from "@housestyle/contract";
import { type Actor, type Audit, namesOf } from "../audit/index.ts";
import { canEdit, type Person } from "../caller/index.ts";
import { namedIds } from "../content/index.ts";
import { type Database, inOne, listPage } from "../db/index.ts";
import { passOnDocuments } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { nameInEmail } from "../mail/index.ts";
import { refusals } from "../refusals.ts";
import { asciiDomain, type Claimant, claimsOf } from "./domain-claims.ts";
import { acceptInvitationOf, findInvitation } from "./invitation-store.ts";
import { countMembers, lockTeam, readTeamUsers, type TeamUserRow, teamUserSource } from "./member-store.ts";
import { changeMembers, removeFromTeam } from "./members.ts";
import { acceptOffer, declineOffer, offersFor } from "./offers.ts";
import { mayChangeTeam, mayChoose, mayClaim, mayDeleteTeam, maySeeSize } from "./policy.ts";
import { type Post, sendInvitations } from "./send-invitations.ts";
import {
  insertTeam,
  readTeam,
  removeTeam,
  setCurrentTeam,
  type TeamLimits,
  type TeamRow,
  teamSource,
  updateTeam,
} from "./store.ts";
import { actsOfChange, actsOfDomains } from "./team-acts.ts";

/** What teams need from the rest of the server. */
export interface TeamServices extends Post {
  readonly database: Database;
  readonly audit: Audit;
  readonly limits: TeamLimits;
  readonly flags: Flags;
}

/** Serves teams and their members. */
export function teamRoutes(app: App, services: TeamServices): void {
  const { database, audit, limits } = services;

  route(app, listTeams, async (_, { person, query }) => {
    const page = await listPage<TeamRow>(database.query, teamSource(person.personId), query);
    return { ...page, items: page.items.map((row) => toTeam(row, person)) };
  });

  route(app, addTeams, async ([values], { person }) => {
    if (!values) throw new Failure("bad-request");
    const wanted = inAscii(values);
    const adminEmails = person.emailVerified ? [person.email] : [];
    mayClaim(claimsOf({ domains: wanted.AutoJoinDomains ?? [], allowed: [], adminEmails }), []);
    const id = await inOne(database, async (transaction) => {
      const made = await insertTeam(transaction, wanted, person, limits);
      const act = {
        what: "team.made",
        teamId: made,
        targetId: made,
        details: { Names: namesOf([wanted.Name]) },
      } as const;
      await audit.note(transaction, person, [act, ...actsOfDomains(made, [], wanted.AutoJoinDomains ?? [])]);
      return made;
    });
    const row = await readTeam(database.query, id);
    return row ? [{ ...toTeam(row, person), CanEdit: true }] : [];
  });

  route(app, changeTeam, async (given, { person, query }) => {
    mayChangeTeam(person, query.id, given);
    const row = await inOne(database, async (transaction) => {
      await lockTeam(transaction, query.id);
      const before = await readTeam(transaction, query.id);
      if (!before) throw new Failure("no-such-row");
      const change = inAscii(given);
      mayClaim(claimsOf(claimantOf({ ...before, ...change })), before.AutoJoinDomains);
      if (!(await updateTeam(transaction, query.id, change))) throw new Failure("stale");
      const after = await readTeam(transaction, query.id);
      if (!after) throw new Failure("no-such-row");
      await audit.note(transaction, person, actsOfChange(before, after));
      return after;
    });
    return toTeam(row, person);
  });

  route(app, deleteTeam, async (_, { person, query }) => {
    mayDeleteTeam(person, query.id);
    return inOne(database, async (transaction) => {
      const team = await lockTeam(transaction, query.id);
      // Its own log goes with it: the server's keeps that it went.
      const details = { Names: namesOf([team?.name ?? ""]) };
      await audit.note(transaction, person, [{ what: "team.deleted", teamId: undefined, targetId: query.id, details }]);
      await passOnDocuments(transaction, query.id);
      return { Deleted: await removeTeam(transaction, query.id) };
    });
  });

  route(app, chooseTeam, async (_, { person, params }) => {
    mayChoose(person, params.id, services.flags);
    await setCurrentTeam(database.query, person.personId, params.id);
    return undefined;
  });

  route(app, teamSize, async (_, { person, params }) => {
    maySeeSize(person, params.id);
    return countMembers(database, params.id);
  });

  route(app, listTeamOffers, (_, { person }) => offersFor(database.query, person));

  route(app, acceptTeamOffer, async (_, { person, params }) => {
    await acceptOffer({ database, audit }, person, params.id);
    return { TeamId: params.id };
  });

  route(app, declineTeamOffer, async (_, { person, params }) => {
    await declineOffer(database, person, params.id);
    return undefined;
  });

  memberRoutes(app, services);
}

function memberRoutes(app: App, services: TeamServices): void {
  const { database } = services;
  route(app, listTeamUsers, async (_, { person, query }) => {
    const teams = person.memberships.map(({ teamId }) => teamId);
    const page = await listPage<TeamUserRow>(database.query, teamUserSource(person.personId, teams), query);
    return { ...page, items: page.items.map(toTeamUser) };
  });

  route(
    app,
    inviteTeamUsers,
    async (rows, { person }) => {
      const wanted = rows.map(({ TeamId, ...row }) => ({
        teamId: TeamId,
        email: row.Email,
        position: row.Position,
        licence: row.Licence,
      }));
      const ids = await inOne(database, (transaction) => sendInvitations(services, transaction, person, wanted));
      return (await readTeamUsers(database.query, ids, person.personId)).map(toTeamUser);
    },
    { allowance: "general" },
  );

  route(app, changeTeamUsers, async (rows, { person }) => {
    await inOne(database, (transaction) => changeMembers(transaction, services.audit, person, rows));
    const ids = rows.map(({ Id }) => Id);
    return (await readTeamUsers(database.query, ids, person.personId)).map(toTeamUser);
  });

  route(app, removeTeamUsers, async (body, { person, query }) => {
    const ids = namedIds(body, query);
    if (ids.length === 0) throw new Failure("bad-request", { message: refusals.content.whichIds });
    const Deleted = await inOne(database, (transaction) => removeFromTeam(transaction, services.audit, person, ids));
    return { Deleted };
  });

  route(
    app,
    readInvitation,
    async ({ Token }) => {
      const found = await findInvitation(database.query, Token);
      if (!found) throw new Failure("bad-link");
      const { team_name, email, position, invitation_ends_on, invited_by } = found;
      return {
        TeamName: team_name,
        Email: email,
        Position: position,
        EndsOn: invitation_ends_on.toISOString(),
        InvitedBy: nameInEmail(invited_by),
      };
    },
    { allowance: "sign-in" },
  );

  route(
    app,
    acceptInvitation,
    async ({ Token }, { person }) => {
      const id = await acceptFor(services, person, Token);
      const [row] = await readTeamUsers(database.query, [id], person.personId);
      if (!row) throw new Failure("bad-link");
      return toTeamUser(row);
    },
    { allowance: "sign-in" },
  );
}

/** Fails, before anything is created, if an invitation cannot be accepted. */
export async function mustBeGoodInvitation(database: Database, token: string): Promise<void> {
  const found = await findInvitation(database.query, token);
  if (!found) throw new Failure("bad-link");
  if (found.lapsed) throw new Failure("team-lapsed");
}

/** Accepts an invitation. Returns the id of the membership. */
export async function acceptFor(
  { database, audit }: Pick<TeamServices, "database" | "audit">,
  person: Actor & { readonly personId: number },
  token: string,
): Promise<number> {
  return inOne(database, async (transaction) => {
    const invitation = await findInvitation(transaction, token);
    if (invitation) await lockTeam(transaction, invitation.team_id);
    // It may have been answered, renewed, or withdrawn while the team was locked by someone else.
    const found = await findInvitation(transaction, token);
    if (!found) throw new Failure("bad-link");
    if (found.lapsed) throw new Failure("team-lapsed");
    if (!(await acceptInvitationOf(transaction, found.id, person.personId))) throw new Failure("duplicate");
    const act = { what: "member.joined", teamId: found.team_id, targetId: found.id } as const;
    await audit.note(transaction, person, [{ ...act, details: { Position: found.position } }]);
    return found.id;
  });
}

/** Returns the change with its domains in ASCII and without duplicates. */
function inAscii<Change extends Pick<TeamChange, "AutoJoinDomains"> & Pick<TeamChange, "AllowedDomains">>(
  change: Change,
): Change {
  const { AutoJoinDomains, AllowedDomains } = change;
  return {
    ...change,
    ...(AutoJoinDomains && { AutoJoinDomains: asciiDomains(AutoJoinDomains) }),
    ...(AllowedDomains && { AllowedDomains: asciiDomains(AllowedDomains) }),
  };
}

function asciiDomains(domains: readonly string[]): string[] {
  const ascii = domains.map((domain) => {
    const plain = asciiDomain(domain);
    if (plain === undefined) throw new Failure("bad-request", { message: refusals.teams.domain });
    return plain;
  });
  return [...new Set(ascii)];
}

function claimantOf(
  row: Pick<TeamRow, "AdminEmails"> & Pick<TeamChange, "AutoJoinDomains" | "AllowedDomains">,
): Claimant {
  return { domains: row.AutoJoinDomains ?? [], allowed: row.AllowedDomains ?? [], adminEmails: row.AdminEmails };
}

function toTeam({ AdminEmails, ...row }: TeamRow, person: Person): Team {
  return {
    ...row,
    DomainClaims: claimsOf(claimantOf({ ...row, AdminEmails })),
    IsCurrent: person.memberships[0]?.teamId === row.Id,
    CanEdit: canEdit(person, row.Id),
    CreatedOn: row.CreatedOn.toISOString(),
    ModifiedOn: row.ModifiedOn.toISOString(),
  };
}

function toTeamUser(row: TeamUserRow) {
  const [FirstName = "", ...rest] = row.Name.split(" ");
  const lastActive = row.LastActiveOn?.toISOString() ?? null;
  return {
    ...row,
    FirstName,
    LastName: rest.join(" "),
    InvitedOn: row.InvitedOn.toISOString(),
    JoinedOn: row.JoinedOn?.toISOString() ?? null,
    LastActive: lastActive,
    LastActiveOn: lastActive,
  };
}
