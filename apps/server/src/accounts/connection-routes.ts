import {
  allowConnection,
  type Connectable,
  connectable,
  endOwnKey,
  productClients,
  readConnection,
  takeKey,
} from "@housestyle/contract";
import { namesOf } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import { inOne } from "../db/index.ts";
import { type App, Failure, originOfRequest, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { texts } from "../texts.ts";
import { type ConnectionRequest, challengeOf, insertCode, takeCode } from "./connection-store.ts";
import type { AccountServices } from "./services.ts";
import { insertToken, mostKeys, removeToken } from "./store.ts";

/** The scopes of a connected app: check, read the settings for checking, and save snippets and words. */
const lent = ["check", "read", "write"] as const;

/**
 * Lets an app get its own API key without copying: it opens a page, the person allows it there, and only that app can
 * exchange the code (RFC 7636: authorization code with proof of possession, known redirect addresses).
 */
export function connectionRoutes(app: App, services: AccountServices): void {
  const { database, audit } = services;

  route(app, readConnection, async (_, { person, query }) => {
    const connection = askedOf(query);
    mayLend(services, person, connection);
    return {
      Client: nameOf(connection.client),
      Scopes: [...lent],
      Refused: returnWith(connection, { error: "access_denied" }),
    };
  });

  route(
    app,
    allowConnection,
    async (input, { person }) => {
      const connection = askedOf(input);
      mayLend(services, person, connection);
      const code = await inOne(database, (transaction) =>
        insertCode(transaction, { personId: person.personId, scopes: lent }, connection),
      );
      const Url = returnWith(connection, { code });
      return { Url, Code: Url === null ? code : null };
    },
    { allowance: "sign-in" },
  );

  route(
    app,
    takeKey,
    async ({ Code, Verifier, ...input }, { request }) => {
      const connection = askedOf({ ...input, Challenge: challengeOf(Verifier) });
      const from = originOfRequest(request);
      const name = [texts.programs[nameOf(connection.client)], from.program].filter((part) => part !== "").join(", ");
      return inOne(database, async (transaction) => {
        const allowed = await takeCode(transaction, Code, connection);
        if (allowed === undefined) throw new Failure("bad-code");
        const { personId, scopes } = allowed;
        const made = await insertToken(transaction, personId, { name, scopes, endsOn: undefined });
        if (!made) throw new Failure("too-many", { message: refusals.content.full(mostKeys) });
        const { token, row } = made;
        const details = { Names: namesOf([name]), Fields: [...scopes] };
        await audit.note(transaction, { personId, from }, [
          { what: "key.made", teamId: undefined, targetId: row.id, details },
        ]);
        return { Token: token, Name: name };
      });
    },
    { allowance: "sign-in" },
  );

  route(app, endOwnKey, async (_, { person }) => {
    const { keyId, personId } = person;
    if (keyId === undefined) throw new Failure("forbidden");
    await inOne(database, async (transaction) => {
      const name = await removeToken(transaction, personId, keyId);
      const act = { what: "key.ended", teamId: undefined, targetId: keyId } as const;
      await audit.note(transaction, person, [{ ...act, details: { Names: namesOf([name ?? ""]) } }]);
    });
    return undefined;
  });
}

/** Allows a grant only from a session, not from an API key, and only to a known app. */
function mayLend(
  { returnAddresses }: AccountServices,
  { sessionId }: Person,
  { client, returnTo }: ConnectionRequest,
): void {
  if (sessionId === undefined) throw new Failure("forbidden");
  if (returnTo !== undefined && !returnAddresses[nameOf(client)]?.includes(returnTo)) throw new Failure("bad-link");
}

function nameOf(client: ConnectionRequest["client"]): Connectable {
  const name = connectable.find((each) => productClients[each] === client);
  if (!name) throw new Error("The contract lets no other program through.");
  return name;
}

function askedOf(given: {
  readonly Client: number;
  readonly State: string;
  readonly Challenge: string;
  readonly ReturnTo?: string | undefined;
}): ConnectionRequest {
  return { client: given.Client, state: given.State, challenge: given.Challenge, returnTo: given.ReturnTo };
}

function returnWith({ returnTo, state }: ConnectionRequest, said: Readonly<Record<string, string>>): string | null {
  return returnTo === undefined ? null : `${returnTo}?${new URLSearchParams({ ...said, state })}`;
}
