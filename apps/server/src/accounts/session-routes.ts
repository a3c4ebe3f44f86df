import { listSessions, revokeOtherSessions, revokeSession } from "@housestyle/contract";
import { inOne } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { actOf } from "./account-acts.ts";
import type { AccountServices } from "./services.ts";
import { endOtherSessions, endSession, readSessions } from "./store.ts";

/** Serves the sessions of an account. */
export function sessionRoutes(app: App, services: AccountServices): void {
  const { database, audit } = services;

  route(app, listSessions, async (_, { person }) => {
    const rows = await readSessions(database, person.personId);
    return rows.map((row) => ({
      Id: row.id,
      IsCurrent: row.id === person.sessionId,
      CreatedOn: row.created_at.toISOString(),
      ExpiresOn: row.expires_at.toISOString(),
      LastUsedOn: row.updated_at.toISOString(),
      Address: row.ip_address ?? "",
      Browser: row.user_agent ?? "",
    }));
  });

  route(app, revokeSession, async (_, { person, params }) => {
    await inOne(database, async (transaction) => {
      if (!(await endSession(transaction, person.personId, params.id))) throw new Failure("no-such-row");
      await audit.note(transaction, person, [actOf("account.sessions-ended", person.personId, { Count: 1 })]);
    });
    return undefined;
  });

  route(app, revokeOtherSessions, async (_, { person }) => {
    await inOne(database, async (transaction) => {
      const Count = await endOtherSessions(transaction, person.personId, person.sessionId);
      if (Count > 0)
        await audit.note(transaction, person, [actOf("account.sessions-ended", person.personId, { Count })]);
    });
    return undefined;
  });
}
