import { changePerson, deletePerson, endSessionsOf, makeResetLink } from "@housestyle/contract";
import { endAccount, endOtherSessions, insertResetLink, notifyClientsOf } from "../accounts/index.ts";
import { type Act, namesOf } from "../audit/index.ts";
import { inOne } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { mustBeSomeoneElse, mustOperate } from "./policy.ts";
import type { OperatorServices } from "./services.ts";
import { changeRights, type PersonRow, type RightsChange, readPerson } from "./store.ts";
import { toPerson } from "./to-person.ts";

/** Serves what operators can do with an account. Everything is recorded in the server's activity log. */
export function personRoutes(app: App, services: OperatorServices): void {
  const { database, audit, mail, publicUrl } = services;

  route(app, changePerson, async ({ IsOperator, IsDisabled }, { person, params: { id } }) => {
    mustOperate(person);
    if (IsDisabled) mustBeSomeoneElse(person, id);
    const change = { isOperator: IsOperator, isDisabled: IsDisabled };
    const changed = await changeRights(database, id, change, async (transaction, before) => {
      if (IsDisabled) await endOtherSessions(transaction, id, undefined);
      await audit.note(transaction, person, actsOfChange(before, change));
      await notifyClientsOf(transaction, id);
    });
    if (changed === "last-operator") throw new Failure("last-operator");
    return toPerson(mustExist(changed));
  });

  route(app, makeResetLink, async (_, { person, params: { id } }) => {
    mustOperate(person);
    return inOne(database, async (transaction) => {
      const found = mustExist(await readPerson(transaction, id));
      const { token, endsOn } = await insertResetLink(transaction, id);
      const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
      if (!mail.toFolder) {
        await mail.allow(transaction, "reset-password", [found.Email], { account: person.personId });
        await mail.send(transaction, [{ kind: "reset-password", to: found.Email, link }]);
      }
      await audit.note(transaction, person, [actOn("account.reset-link", found)]);
      return { Link: mail.toFolder ? link : null, EndsOn: endsOn.toISOString() };
    });
  });

  route(app, endSessionsOf, async (_, { person, params: { id } }) => {
    mustOperate(person);
    return inOne(database, async (transaction) => {
      const found = mustExist(await readPerson(transaction, id));
      const Ended = await endOtherSessions(transaction, id, undefined);
      const act = actOn("account.sessions-ended", found);
      await audit.note(transaction, person, [{ ...act, details: { ...act.details, Count: Ended } }]);
      await notifyClientsOf(transaction, id);
      return { Ended };
    });
  });

  route(app, deletePerson, async ({ Confirm }, { person, params: { id } }) => {
    mustOperate(person);
    mustBeSomeoneElse(person, id);
    const found = mustExist(await readPerson(database.query, id));
    if (Confirm.trim().toLowerCase() !== found.Email.toLowerCase()) {
      throw new Failure("bad-request", { message: refusals.operator.confirm });
    }
    const leftAlone = await endAccount(services, person, { personId: id, name: nameOf(found) });
    if (leftAlone) throw new Failure(leftAlone);
    await notifyClientsOf(database.query, id);
    return undefined;
  });
}

function mustExist(row: PersonRow | undefined): PersonRow {
  if (!row) throw new Failure("no-such-row");
  return row;
}

const nameOf = ({ Name, Email }: PersonRow) => Name || Email;

function actOn(what: Act["what"], row: PersonRow) {
  return { what, teamId: undefined, targetId: row.Id, details: { Names: namesOf([nameOf(row)]) } };
}

function actsOfChange(row: PersonRow, { isOperator, isDisabled }: RightsChange): Act[] {
  return [
    ...(isOperator === undefined ? [] : [actOn(isOperator ? "operator.made" : "operator.unmade", row)]),
    ...(isDisabled === undefined ? [] : [actOn(isDisabled ? "account.disabled" : "account.enabled", row)]),
  ];
}
