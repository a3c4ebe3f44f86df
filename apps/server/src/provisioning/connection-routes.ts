import {
  changeGroupRole,
  changeProvisioning,
  createProvisioningToken,
  deleteProvisioning,
  readProvisioning,
} from "@housestyle/contract";
import { type Act, namesOf } from "../audit/index.ts";
import { mustRun, type Person } from "../caller/index.ts";
import { type Database, inOne } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { lockTeam } from "../teams/index.ts";
import { connectionOfTeam, readState, removeConnection, saveToken, setLicence } from "./connection-store.ts";
import { listRoles, membersOf, readGroup, setRole } from "./group-store.ts";
import { baseOf, type ProvisioningServices } from "./services.ts";
import { settleRoles } from "./settle-roles.ts";

type Query = Database["query"];

/** Serves the settings of provisioning for the admins of a team. Everything is recorded in the activity log. */
export function connectionRoutes(app: App, services: ProvisioningServices): void {
  const { database, audit } = services;
  const changing = <T>(person: Person, teamId: number, change: (transaction: Query) => Promise<T>): Promise<T> => {
    mayProvision(person, teamId, services);
    return inOne(database, async (transaction) => {
      await lockTeam(transaction, teamId);
      return change(transaction);
    });
  };
  const note = (transaction: Query, person: Person, teamId: number, what: Act["what"], names: readonly string[] = []) =>
    audit.note(transaction, person, [
      { what, teamId, ...(names.length > 0 && { details: { Names: namesOf(names) } }) },
    ]);

  route(app, readProvisioning, async (_, { person, params: { id } }) => {
    mustRun(person, id);
    return stateOf(database.query, id, services);
  });

  route(
    app,
    createProvisioningToken,
    (_, { person, params: { id } }) =>
      changing(person, id, async (transaction) => {
        const Token = await saveToken(transaction, id, person.personId);
        await note(transaction, person, id, "sign-in.token-created");
        return { Token, Url: baseOf(services) };
      }),
    { allowance: "sign-in" },
  );

  route(app, changeProvisioning, ({ Licence }, { person, params: { id } }) =>
    changing(person, id, async (transaction) => {
      if (!(await setLicence(transaction, id, Licence))) throw new Failure("no-such-row");
      await note(transaction, person, id, "sign-in.role-changed");
      return stateOf(transaction, id, services);
    }),
  );

  route(app, deleteProvisioning, async (_, { person, params: { id } }) => {
    mustRun(person, id);
    await inOne(database, async (transaction) => {
      if (!(await removeConnection(transaction, id))) throw new Failure("no-such-row");
      await note(transaction, person, id, "sign-in.token-removed");
    });
    return undefined;
  });

  route(app, changeGroupRole, ({ Position, Licence }, { person, params: { id, group } }) =>
    changing(person, id, async (transaction) => {
      const found = await readGroup(transaction, id, group);
      const connection = await connectionOfTeam(transaction, id);
      if (!found || !connection) throw new Failure("no-such-row");
      await setRole(transaction, id, group, { position: Position, licence: Position === null ? null : Licence });
      const members = await membersOf(transaction, id, [group]);
      const users = members.map(({ user_id }) => user_id);
      await settleRoles({ services, transaction, connection, actor: person }, users);
      await note(transaction, person, id, "sign-in.role-changed", [found.display_name]);
      return stateOf(transaction, id, services);
    }),
  );
}

/** Allows admins to connect an identity provider while the team's license is valid and the server offers company login. */
function mayProvision(person: Person, teamId: number, { isOffered }: ProvisioningServices): void {
  if (mustRun(person, teamId).lapsed) throw new Failure("team-lapsed");
  if (!isOffered) throw new Failure("forbidden", { message: refusals.accounts.ownSignInOff });
}

async function stateOf(query: Query, teamId: number, services: ProvisioningServices) {
  const state = await readState(query, teamId);
  if (!state) throw new Failure("no-such-row");
  return {
    Url: baseOf(services),
    Token: state.hint,
    Licence: state.licence ?? ("Free" as const),
    CreatedOn: state.created_on?.toISOString() ?? null,
    LastUsedOn: state.last_used_on?.toISOString() ?? null,
    Domains: [...new Set(state.domains)],
    Users: state.users,
    Active: state.active,
    WithoutAccount: state.waiting,
    Groups: await listRoles(query, teamId),
  };
}
