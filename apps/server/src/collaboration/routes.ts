import type { Flags } from "@housestyle/contract";
import { placeCaret, readDocumentSteps, sendDocumentSteps, watchDocument } from "@housestyle/contract";
import type { WritingSource } from "@housestyle/documents/authorship";
import { imageHashes } from "@housestyle/documents/images";
import { parsedStep, type StepRow } from "@housestyle/documents/steps";
import { isRecorded } from "../authorship/index.ts";
import { type Person, readableOwners } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { actionsOf, type DocumentAction, mustBeOut, mustDo, sharingOf } from "../document-access/index.ts";
import { type DocumentFacts, mustSeeImages, readFacts } from "../documents/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { useImages } from "../images/index.ts";
import type { DocumentSessions } from "./document-sessions.ts";
import { readPersonName } from "./store.ts";
import { streamDocument } from "./stream-document.ts";

/** What writing together needs from the rest of the server. */
export interface CollaborationServices {
  readonly database: Database;
  readonly flags: Flags;
  readonly sessions: DocumentSessions;
  /** Returns the person as they are now; undefined if they are logged out. */
  readonly reload: (person: Person) => Promise<Person | undefined>;
}

/** Serves the steps of documents that several people edit at the same time. An acknowledged step is on disk. */
export function collaborationRoutes(app: App, services: CollaborationServices): void {
  const { database, flags, sessions } = services;

  /** Returns a document that others may write in at the same time, and what of sharing applies to the caller. */
  const factsFor = async (person: Person, id: number, action: DocumentAction) => {
    const sharing = sharingOf(person, flags);
    if (!sharing) throw new Failure("not-found");
    return { sharing, row: mustDo(person, await readFacts(database, id, sharing), action) };
  };

  /** Returns what is stored of how steps were written: what came from a language model, and more only where that is recorded. */
  const recordedSources = async (
    document: DocumentFacts,
    sources: readonly (WritingSource | null)[] | undefined,
  ): Promise<readonly (WritingSource | null)[] | undefined> => {
    const isMore = sources?.some((source) => source !== null && source !== "assisted");
    if (!isMore || (await isRecorded(database.query, document))) return sources;
    return sources?.map((source) => (source === "assisted" ? source : null));
  };

  route(
    app,
    sendDocumentSteps,
    async ({ Version, Client, First, Steps, Sources }, { person, params }) => {
      const { row, sharing } = await factsFor(person, params.id, "suggest");
      mustBeOut(row);
      const suggester = actionsOf(person, row).has("edit")
        ? undefined
        : { id: person.personId, name: await readPersonName(database.query, person.personId) };
      const steps = Steps.map((each) => parsedStep(each) ?? refuse());
      const images = [...imageHashes(Steps)];
      await mustSeeImages(database.query, person, sharing, row, images);
      await useImages(database.query, row.OwnerId, readableOwners(person), images);
      const session = await sessions.of(params.id);
      const { personId } = person;
      const sources = await recordedSources(row, Sources);
      await session.commit({ version: Version, client: Client, first: First, steps, sources, personId, suggester });
      return toAnswer(Version, await session.since(Version));
    },
    { allowance: "steps" },
  );

  route(
    app,
    readDocumentSteps,
    async (_, { person, params, query }) => {
      await factsFor(person, params.id, "read");
      const session = await sessions.of(params.id);
      return toAnswer(query.since, await session.since(query.since));
    },
    { allowance: "steps" },
  );

  const streams = new Set<() => void>();
  app.addHook("preClose", async () => {
    for (const end of streams) end();
  });
  route(
    app,
    placeCaret,
    async ({ Client, Version, Anchor, Head }, { person, params }) => {
      await factsFor(person, params.id, "read");
      const session = await sessions.of(params.id);
      session.presence.move(Client, person.personId, { version: Version, anchor: Anchor, head: Head });
      return undefined;
    },
    { allowance: "steps" },
  );

  route(app, watchDocument, async (_, { person, params, query, reply }) => {
    await factsFor(person, params.id, "read");
    const session = await sessions.of(params.id);
    const mayGoOn = async () => {
      const fresh = await services.reload(person);
      if (!fresh) throw new Failure("sign-in-needed");
      await factsFor(fresh, params.id, "read");
    };
    const { personId } = person;
    const name = query.client === undefined ? "" : await readPersonName(database.query, personId);
    const editor = query.client === undefined ? undefined : { client: query.client, personId, name };
    const end = streamDocument(reply, { session, editor, mayGoOn });
    streams.add(end);
    reply.raw.once("close", () => streams.delete(end));
    return undefined;
  });
}

function toAnswer(since: number, rows: readonly StepRow[]) {
  return { Version: since + rows.length, Steps: [...rows] };
}

function refuse(): never {
  throw new Failure("bad-request");
}
