import {
  limits,
  listDocumentVersions,
  nameDocumentVersion,
  readDocumentVersion,
  restoreDocumentVersion,
} from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type DocumentAction, mustBeOut } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { nextVersion } from "./next-version.ts";
import { type DocumentRow, keepForGood } from "./store.ts";
import type { toWhole } from "./to-answer.ts";
import { countOtherNames, setVersionName } from "./version-name-store.ts";
import { readVersion, readVersions, type VersionRow } from "./version-store.ts";

type Query = Database["query"];

/** How to load a document for people who may do something with it. */
export interface DocumentsFor {
  oneFor(person: Person, id: number): Promise<DocumentRow>;
  inTurn(
    person: Person,
    id: number,
    action: DocumentAction,
    work: (transaction: Query, row: DocumentRow) => Promise<DocumentRow | Failure>,
  ): Promise<ReturnType<typeof toWhole>>;
  /** Whether sharing is on for a person. */
  isShared(person: Person): boolean;
}

/** Serves the versions of documents. */
export function historyRoutes(app: App, database: Database, { oneFor, inTurn, isShared }: DocumentsFor): void {
  route(app, listDocumentVersions, async (_, { person, params }) => {
    const row = await oneFor(person, params.id);
    const versions = await readVersions(database, row);
    return versions.map((version) => ({ ...version, SavedOn: version.SavedOn.toISOString() }));
  });

  route(app, readDocumentVersion, async (_, { person, params }) => {
    const row = await oneFor(person, params.id);
    return toVersion(await readVersion(database.query, row, params.version));
  });

  route(app, nameDocumentVersion, async ({ Name }, { person, params }) => {
    await inTurn(person, params.id, "edit", async (transaction, row) => {
      mustBeOut(row);
      toVersion(await readVersion(transaction, row, params.version));
      const others = Name === "" ? 0 : await countOtherNames(transaction, row, params.version);
      if (others >= limits.namedVersions) throw new Failure("too-many");
      if (params.version === row.Version) await keepForGood(transaction, row);
      await setVersionName(transaction, row, params.version, Name);
      return row;
    });
    return undefined;
  });

  route(app, restoreDocumentVersion, async (_, { person, params }) =>
    inTurn(person, params.id, "edit", async (transaction, row) => {
      mustBeOut(row);
      await keepForGood(transaction, row);
      const { Title, Text, Content } = toVersion(await readVersion(transaction, row, params.version));
      const saver = { personId: person.personId, isShared: isShared(person) };
      return nextVersion(transaction, row, saver, { ...row, Title, Text, Content, ...unchecked });
    }),
  );
}

/** Clears the results of a check, which do not apply to another text. */
const unchecked = { Issues: undefined, Score: undefined };

/** Returns a version for an answer. Fails if there is none. */
export function toVersion(version: VersionRow | undefined) {
  if (!version) throw new Failure("no-such-row");
  return { ...version, SavedOn: version.SavedOn.toISOString() };
}
