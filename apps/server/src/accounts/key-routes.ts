import { addToken, deleteToken, listTokens } from "@housestyle/contract";
import { namesOf } from "../audit/index.ts";
import { inOne } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { mayMakeKey } from "./policy.ts";
import type { AccountServices } from "./services.ts";
import { endOfKey, insertToken, mostKeys, readTokens, removeToken } from "./store.ts";

const day = 86_400_000;

/** Serves API keys. */
export function keyRoutes(app: App, { database, audit }: AccountServices): void {
  route(app, listTokens, async (_, { person }) => (await readTokens(database, person.personId)).map(toTokenRow));

  route(app, addToken, async ({ Name, Scopes, ExpiresInDays }, { person }) => {
    const endsOn = ExpiresInDays === undefined ? undefined : new Date(Date.now() + ExpiresInDays * day);
    mayMakeKey(person, { scopes: Scopes, endsOn }, await endOfKey(database, person));
    const wanted = { name: Name, scopes: Scopes, endsOn };
    const { token, row } = await inOne(database, async (transaction) => {
      const made = await insertToken(transaction, person.personId, wanted);
      if (!made) throw new Failure("too-many", { message: refusals.content.full(mostKeys) });
      const details = { Names: namesOf([Name]), Fields: [...Scopes] };
      await audit.note(transaction, person, [{ what: "key.made", teamId: undefined, targetId: made.row.id, details }]);
      return made;
    });
    return { ...toTokenRow(row), Token: token };
  });

  route(app, deleteToken, async (_, { person, params }) => {
    await inOne(database, async (transaction) => {
      const name = await removeToken(transaction, person.personId, params.id);
      if (name === undefined) throw new Failure("no-such-row");
      const act = { what: "key.ended", teamId: undefined, targetId: params.id } as const;
      await audit.note(transaction, person, [{ ...act, details: { Names: namesOf([name]) } }]);
    });
    return undefined;
  });
}

function toTokenRow(row: Awaited<ReturnType<typeof readTokens>>[number]) {
  return {
    Id: row.id,
    Name: row.name,
    Hint: row.hint,
    Scopes: row.scopes as never[],
    CreatedOn: row.created_on.toISOString(),
    LastUsedOn: row.last_used_on?.toISOString() ?? null,
    ExpiresOn: row.expires_on?.toISOString() ?? null,
  };
}
