import { captureEdits, captureSnippets, clientApp, type Input, listFeedback, sendFeedback } from "@housestyle/contract";
import { type Database, listPage } from "../db/index.ts";
import { type App, route } from "../http/index.ts";
import { captureEditEvents, captureSnippetEvents } from "./capture.ts";
import { mayReadFeedback } from "./policy.ts";
import { type Feedback, type FeedbackRow, feedbackSource, insertFeedback } from "./store.ts";

/** What counting needs from the rest of the server. */
export interface TelemetryServices {
  readonly database: Database;
  readonly now: () => Date;
}

/** Records what people do with suggestions and snippets, and their feedback. */
export function telemetryRoutes(app: App, { database, now }: TelemetryServices): void {
  route(
    app,
    captureEdits,
    async (events, { person, request }) => {
      await captureEditEvents(database, events, { person, client: clientOf(request.headers), on: now() });
      return "OK";
    },
    { keepsNothing: true },
  );

  route(
    app,
    captureSnippets,
    async (events, { person, request }) => {
      await captureSnippetEvents(database, events, { person, client: clientOf(request.headers), on: now() });
      return "OK";
    },
    { keepsNothing: true },
  );

  route(
    app,
    sendFeedback,
    async (message, { person, request }) => {
      await insertFeedback(database, person.personId, toFeedback(message, clientOf(request.headers)));
      return "Thank you";
    },
    { allowance: "feedback" },
  );

  route(app, listFeedback, async (_, { person, query }) => {
    mayReadFeedback(person);
    const page = await listPage<FeedbackRow>(database.query, feedbackSource, query);
    return { ...page, items: page.items.map((row) => ({ ...row, CreatedOn: row.CreatedOn.toISOString() })) };
  });
}

/** Returns the client that a request names in the header `clientApp`. */
function clientOf(headers: Readonly<Record<string, unknown>>): number {
  return clientApp.parse(headers.clientapp);
}

function toFeedback(message: Input<typeof sendFeedback>, client: number): Feedback {
  const { Kind, Type, Text, Rating } = message;
  return {
    kind: Kind ?? Type ?? (Text === "" ? "rating" : "other"),
    text: Text,
    rating: Rating ?? null,
    tag: message.Tag,
    report: message.Report,
    help_id: message.HelpId,
    tag_id: message.TagId,
    url: message.Url,
    email: message.Email,
    client: message.ClientApp ?? message.Client ?? client,
    version: message.Version,
    consent_to_quote: message.ConsentToQuote,
  };
}
