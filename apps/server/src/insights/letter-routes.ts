import { changeInsightLetters, endInsightLetters, readInsightLetters } from "@housestyle/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Act, Audit } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import { type App, Failure, originOfRequest, route, speakDialect } from "../http/index.ts";
import { endLetters, readWish, startLetters } from "./letter-store.ts";
import { personOfToken } from "./off-link.ts";
import type { LetterServices } from "./send-letters.ts";
import { lastWeek } from "./week.ts";

type Services = LetterServices & { readonly audit: Audit };

function act(targetId: number): Act {
  return { what: "account.changed", teamId: undefined, targetId, details: { Fields: ["InsightLetters"] } };
}

/** Asking for weekly letters, and ending them, without signing in, too. */
export function letterRoutes(app: App, services: Services): void {
  const { database, audit, mail, now } = services;

  const stateOf = async ({ personId }: Person) => ({
    ...(await readWish(database, personId)),
    Sends: !mail.toFolder,
  });

  route(app, readInsightLetters, (_, { person }) => stateOf(person));

  route(app, changeInsightLetters, async ({ IsOn }, { person }) => {
    // A letter to an address that was never confirmed would go to somebody else.
    if (IsOn && !(await readWish(database, person.personId)).Confirmed) throw new Failure("not-verified");
    await database.query.transaction().execute(async (transaction) => {
      if (IsOn) await startLetters(transaction, person.personId, lastWeek(now()).from);
      else await endLetters(transaction, person.personId);
      await audit.note(transaction, person, [act(person.personId)]);
    });
    return stateOf(person);
  });

  route(app, endInsightLetters, async ({ Token }, { request }) => {
    await endBy(services, Token, request);
    return undefined;
  });

  oneClick(app, services);
}

/** What programs for mail send by themselves, as RFC 8058 has it, to the very address that people open. */
function oneClick(app: App, services: Services): void {
  const dialect = {
    bodies: { "*": () => ({}) },
    bodyLimit: 10_000,
    failed: ({ message }: Failure) => ({ body: message }),
  };
  speakDialect(app, dialect, (serve) => {
    const input = z.object({ token: z.string().max(200) });
    serve(
      { method: "POST", path: "/insights/off", input, allowance: "general", withQuery: true },
      async ({ token }, { request }) => {
        await endBy(services, token, request);
        return {};
      },
    );
  });
}

/** Ends the letters of whoever the token is of; that they have ended already is no failure. */
async function endBy({ database, audit, secret }: Services, token: string, request: FastifyRequest): Promise<void> {
  const personId = personOfToken(secret, token);
  if (personId === undefined) throw new Failure("bad-link");
  await database.query.transaction().execute(async (transaction) => {
    if (!(await endLetters(transaction, personId))) return;
    await audit.note(transaction, { personId: undefined, from: originOfRequest(request) }, [act(personId)]);
  });
}
