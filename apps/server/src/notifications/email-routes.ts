import { changeNotificationEmails, endNotificationEmails, readNotificationEmails } from "@housestyle/contract";
import type { FastifyRequest } from "fastify";
import type { Act, Audit } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import { type App, Failure, originOfRequest, route } from "../http/index.ts";
import { serveOneClick } from "../mail/index.ts";
import { endEmails, readEmailPreferences, storeEmailPreferences } from "./email-store.ts";
import { type EndedKind, readEmailToken } from "./email-token.ts";
import { mustHaveNotifications } from "./must-have-notifications.ts";
import type { EmailServices } from "./send-emails.ts";

type Services = EmailServices & { readonly audit: Audit };

const act = (targetId: number): Act => ({
  what: "account.changed",
  teamId: undefined,
  targetId,
  details: { Fields: ["NotificationEmails"] },
});

/** Serves subscribing to emails about notifications, and unsubscribing, also without logging in. */
export function emailRoutes(app: App, services: Services): void {
  const { database, audit, flags, mail } = services;
  const stateOf = async ({ personId }: Person) => ({
    ...(await readEmailPreferences(database, personId)),
    Sends: !mail.toFolder,
  });

  route(app, readNotificationEmails, (_, { person }) => {
    mustHaveNotifications(person, flags);
    return stateOf(person);
  });

  route(app, changeNotificationEmails, async (wish, { person }) => {
    mustHaveNotifications(person, flags);
    const isMore = wish.Kinds.length > 0;
    // An email to an address that was never confirmed would go to someone else.
    if (isMore && !(await readEmailPreferences(database, person.personId)).Confirmed) throw new Failure("not-verified");
    await database.query.transaction().execute(async (transaction) => {
      await storeEmailPreferences(transaction, person.personId, wish);
      await audit.note(transaction, person, [act(person.personId)]);
    });
    return stateOf(person);
  });

  route(app, endNotificationEmails, async ({ Token }, { request }) => ({
    Kind: await endBy(services, Token, request),
  }));

  serveOneClick(app, "/notifications/off", (token, request) => endBy(services, token, request));
}

/** Unsubscribes the person of a token. Doing so again is not a failure. */
async function endBy(
  { database, audit, secret }: Services,
  token: string,
  request: FastifyRequest,
): Promise<EndedKind> {
  const ended = readEmailToken(secret, token);
  if (ended === undefined) throw new Failure("bad-link");
  await database.query.transaction().execute(async (transaction) => {
    if (!(await endEmails(transaction, ended.personId, ended.kind))) return;
    await audit.note(transaction, { personId: undefined, from: originOfRequest(request) }, [act(ended.personId)]);
  });
  return ended.kind;
}
