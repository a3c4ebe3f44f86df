import { changeInsightLetters, endInsightLetters, readInsightLetters } from "@housestyle/contract";
import type { FastifyRequest } from "fastify";
import type { Act, Audit } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import { type App, Failure, originOfRequest, route } from "../http/index.ts";
import { serveOneClick } from "../mail/index.ts";
import { personOfToken } from "./off-link.ts";
import type { WeeklyEmailServices } from "./send-weekly-emails.ts";
import { lastWeek } from "./week.ts";
import { endWeeklyEmails, readWeeklyEmailPreference, startWeeklyEmails } from "./weekly-email-store.ts";

type Services = WeeklyEmailServices & { readonly audit: Audit };

function act(targetId: number): Act {
  return { what: "account.changed", teamId: undefined, targetId, details: { Fields: ["InsightLetters"] } };
}

/** Serves subscribing to weekly emails, and unsubscribing, also without logging in. */
export function weeklyEmailRoutes(app: App, services: Services): void {
  const { database, audit, mail, now } = services;

  const stateOf = async ({ personId }: Person) => ({
    ...(await readWeeklyEmailPreference(database, personId)),
    Sends: !mail.toFolder,
  });

  route(app, readInsightLetters, (_, { person }) => stateOf(person));

  route(app, changeInsightLetters, async ({ IsOn }, { person }) => {
    // An email to an address that was never confirmed would go to somebody else.
    if (IsOn && !(await readWeeklyEmailPreference(database, person.personId)).Confirmed)
      throw new Failure("not-verified");
    await database.query.transaction().execute(async (transaction) => {
      if (IsOn) await startWeeklyEmails(transaction, person.personId, lastWeek(now()).from);
      else await endWeeklyEmails(transaction, person.personId);
      await audit.note(transaction, person, [act(person.personId)]);
    });
    return stateOf(person);
  });

  route(app, endInsightLetters, async ({ Token }, { request }) => {
    await endBy(services, Token, request);
    return undefined;
  });

  serveOneClick(app, "/insights/off", (token, request) => endBy(services, token, request));
}

/** Unsubscribes the person of a token. Doing so again is not a failure. */
async function endBy({ database, audit, secret }: Services, token: string, request: FastifyRequest): Promise<void> {
  const personId = personOfToken(secret, token);
  if (personId === undefined) throw new Failure("bad-link");
  await database.query.transaction().execute(async (transaction) => {
    if (!(await endWeeklyEmails(transaction, personId))) return;
    await audit.note(transaction, { personId: undefined, from: originOfRequest(request) }, [act(personId)]);
  });
}
