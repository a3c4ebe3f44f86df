import { type Flags, readDocumentAuthors } from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type DocumentAction, mustDo, sharingOf } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { documentIn, runsOf } from "./note-authors.ts";
import { readAuthored, readNames } from "./store.ts";

/** What the authors of documents need from the rest of the server. */
export interface AuthorshipServices {
  readonly database: Database;
  readonly flags: Flags;
  /** Folds pending steps into the document. */
  readonly foldSteps: (database: Database, id: number) => Promise<boolean>;
}

/** Returns what loads a document with all that was written in it, for a person who may do something with it. */
export const authoredFor =
  ({ database, flags, foldSteps }: AuthorshipServices) =>
  async (person: Person, id: number, action: DocumentAction) => {
    const sharing = sharingOf(person, flags);
    if (!sharing) throw new Failure("not-found");
    const read = async () => mustDo(person, await readAuthored(database.query, id, sharing), action);
    const found = await read();
    return (await foldSteps(database, id)) ? read() : found;
  };

/** Serves who wrote which words of a document. */
export function authorRoutes(app: App, services: AuthorshipServices): void {
  const { query } = services.database;
  const documentFor = authoredFor(services);

  route(app, readDocumentAuthors, async (_, { person, params }) => {
    const document = await documentFor(person, params.id, "read");
    const runs = await runsOf(query, document, documentIn(document).content.size);
    const ids = [...new Set(runs.flatMap(({ by }) => by ?? []))];
    return {
      Version: document.Version,
      Text: document.Text,
      Content: document.Content,
      People: await readNames(query, ids),
      Runs: runs.map(({ length, by, source }) => ({ Length: length, PersonId: by, IsAssisted: source === "assisted" })),
    };
  });
}
