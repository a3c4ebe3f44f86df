import { endKeys, endOtherSessions, endResetLinks, notifyClientsOf, runsAlone } from "../accounts/index.ts";
import { type Act, namesOf } from "../audit/index.ts";
import { Failure } from "../http/index.ts";
import { mustHaveSeats, mustKeepAdmin, removeMembers } from "../teams/index.ts";
import {
  type Account,
  accountAt,
  accountWithId,
  insertAccount,
  insertMember,
  membersAmong,
  restoreAccount,
  suspendAccount,
  updateAccount,
  verifyAddress,
} from "./account-store.ts";
import { addressOf, nameOf } from "./address-of.ts";
import { refused, texts } from "./protocol/index.ts";
import type { Provisioning } from "./provisioning-work.ts";
import { settleRoles } from "./settle-roles.ts";
import { linkUser, type UserRow } from "./user-store.ts";

/**
 * Brings the account and membership of a user in line with what the identity provider says. A user gets an account once its
 * address is at a domain of the team; an existing account with this address is used. Accounts that the team did not create
 * keep their name and address, and are never suspended.
 */
export async function settleAccount(work: Provisioning, user: UserRow): Promise<void> {
  const account = await accountOf(work, user);
  if (!account) return;
  if (user.is_active) await admit(work, user, account);
  else await dismiss(work, account);
}

/** Ends the membership of a user that is deleted, and suspends the account if the team created it. */
export async function dismissUser(work: Provisioning, { person_id }: UserRow): Promise<void> {
  const account = person_id === null ? undefined : await accountWithId(work.transaction, person_id);
  if (account) await dismiss(work, account);
}

async function accountOf(work: Provisioning, user: UserRow): Promise<Account | undefined> {
  const { transaction, connection } = work;
  const email = addressOf(user.attributes, connection.domains);
  if (user.person_id !== null) {
    const account = await accountWithId(transaction, user.person_id);
    return account && keepCurrent(work, user, account, email);
  }
  if (email === undefined) return undefined;
  const account = (await accountAt(transaction, email)) ?? (await create(work, user, email));
  if (!(await linkUser(transaction, connection.teamId, user.id, account.id))) {
    throw refused("uniqueness", texts.addressTaken);
  }
  if (!account.email_verified) await takeOver(work, account);
  return account;
}

/** Updates the name and address of an account that the team created. */
async function keepCurrent(
  { transaction, connection, actor, services }: Provisioning,
  { attributes }: UserRow,
  account: Account,
  email = account.email,
): Promise<Account> {
  const name = nameOf(attributes);
  if (account.provisioned_by !== connection.teamId || (account.name === name && account.email === email))
    return account;
  // Links sent to the old address must not open the account.
  if (account.email !== email) await endResetLinks(transaction, account.id);
  if (!(await updateAccount(transaction, account.id, { name, email }))) {
    throw refused("uniqueness", texts.accountTaken);
  }
  await services.audit.note(transaction, actor, [onAccount("account.changed", account)]);
  return { ...account, name, email };
}

async function create({ services, transaction, connection, actor }: Provisioning, user: UserRow, email: string) {
  if (!services.mayCreateAccounts) throw new Failure("forbidden", { message: texts.signUpClosed });
  const name = nameOf(user.attributes);
  const account = await insertAccount(transaction, { teamId: connection.teamId, name, email });
  if (!account) throw refused("uniqueness", texts.accountTaken);
  await services.audit.note(transaction, actor, [onAccount("account.made", account)]);
  return account;
}

/**
 * Ends every way into an account that someone created without proving that the address is theirs, unless the team has accepted
 * them as a member before. Operators are never shut out this way.
 */
async function takeOver({ transaction, connection }: Provisioning, { id, is_operator }: Account): Promise<void> {
  if ((await membersAmong(transaction, connection.teamId, [id])).length > 0) return;
  if (is_operator) throw refused("uniqueness", texts.accountTaken);
  await verifyAddress(transaction, id);
  await endOtherSessions(transaction, id, undefined);
  await endKeys(transaction, id);
  await endResetLinks(transaction, id);
  await notifyClientsOf(transaction, id);
}

async function admit(work: Provisioning, user: UserRow, account: Account): Promise<void> {
  const { transaction, connection, actor, services } = work;
  const { teamId, licence, lapsed } = connection;
  if (account.suspended_by === teamId) {
    await restoreAccount(transaction, account.id, teamId);
    await services.audit.note(transaction, actor, [onAccount("account.enabled", account)]);
  }
  if ((await membersAmong(transaction, teamId, [account.id])).length > 0) return;
  if (lapsed) throw new Failure("team-lapsed");
  const joined = await insertMember(transaction, teamId, { ...account, licence });
  if (!joined) throw refused("uniqueness", texts.addressTaken);
  const details = { Names: namesOf([account.name]), Position: joined.position };
  await services.audit.note(transaction, actor, [{ what: "member.joined", teamId, targetId: joined.id, details }]);
  await settleRoles(work, [user.id]);
  await mustHaveSeats(transaction, teamId);
  await notifyClientsOf(transaction, account.id);
}

async function dismiss({ transaction, connection, actor, services }: Provisioning, account: Account): Promise<void> {
  const { teamId } = connection;
  const acts: Act[] = [];
  const members = await membersAmong(transaction, teamId, [account.id]);
  if (members.length > 0) {
    const ids = members.map(({ id }) => id);
    await removeMembers(transaction, ids);
    await mustKeepAdmin(transaction, teamId);
    const details = { Names: namesOf([account.name]) };
    acts.push(...ids.map((targetId): Act => ({ what: "member.removed", teamId, targetId, details })));
  }
  if (account.provisioned_by === teamId && !account.is_disabled) {
    if (await runsAlone(transaction, account.id)) throw new Failure("last-operator");
    await suspendAccount(transaction, account.id, teamId);
    await endResetLinks(transaction, account.id);
    acts.push(onAccount("account.disabled", account));
  }
  if (acts.length === 0) return;
  await endOtherSessions(transaction, account.id, undefined);
  await services.audit.note(transaction, actor, acts);
  await notifyClientsOf(transaction, account.id);
}

function onAccount(what: Act["what"], { id, name, email }: Account): Act {
  return { what, teamId: undefined, targetId: id, details: { Names: namesOf([name || email]) } };
}
