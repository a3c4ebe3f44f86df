import {
  addDocument,
  copyDocument,
  deleteDocument,
  type Flags,
  groupDocuments,
  limits,
  listDocuments,
  listDocumentVersions,
  nameDocumentVersion,
  organizeDocument,
  readDocument,
  readDocumentVersion,
  restoreDocument,
  restoreDocumentVersion,
  saveDocument,
  saveDocumentCheck,
} from "@housestyle/contract";
import { imageHashes } from "@housestyle/documents/images";
import type { Audit } from "../audit/index.ts";
import { allows, ownerNamed, type Person, readableOwners, teamIdOf } from "../caller/index.ts";
import { type Database, listPage } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { useImages } from "../images/index.ts";
import { foldLocked, foldSteps } from "./fold-steps.ts";
import { isSame } from "./is-same.ts";
import { documentSource } from "./list-store.ts";
import { placeDocument, readGroups, setFavorite } from "./organize-store.ts";
import { mayBelongToTeam, mayDelete, mayEditNow, mayWriteFor, mustBeOut, mustRead } from "./policy.ts";
import { type DocumentQuery, documentQuery, foundIn } from "./search-words.ts";
import {
  type DocumentContent,
  type DocumentRow,
  deleteForever,
  insertDocument,
  isChecked,
  keepForGood,
  type ListedDocument,
  lockOne,
  noteFindings,
  readFacts,
  readOne,
  readVersion,
  readVersions,
  setDeleted,
  type VersionRow,
  writeCheck,
  writeDocument,
} from "./store.ts";
import { countOtherNames, setVersionName } from "./version-name-store.ts";
import { withOwnText } from "./with-own-text.ts";
import { readBefore } from "./word-store.ts";

type Query = Database["query"];

/** What documents need from the rest of the server. */
export interface DocumentServices {
  readonly database: Database;
  readonly audit: Audit;
  /** The server's; whether teams may own documents is one of them. */
  readonly flags: Flags;
}

/** Documents, their history and the trash. What is acknowledged is on disk. */
export function documentRoutes(app: App, { database, audit, flags }: DocumentServices): void {
  /** What is done with a document of a team is its team's to know; of the document only the id. */
  const note = async (
    transaction: Query,
    person: Person,
    what: "trashed" | "deleted" | "restored",
    row: DocumentRow,
  ) => {
    if (row.OwnerId === person.personId) return;
    await audit.note(transaction, person, [{ what: `document.${what}`, teamId: row.OwnerId, targetId: row.Id }]);
  };

  route(app, listDocuments, async (_, { person, query }) => {
    const owners = readableOwners(person);
    const search = query.search?.trim() ? documentQuery(query.search) : undefined;
    if (search) await readBefore(database, owners);
    const source = documentSource(owners, { ...query, search }, person.personId);
    const page = await listPage<ListedDocument>(database.query, source, query);
    return { ...page, items: page.items.map((row) => toListed(row, person, search)) };
  });

  route(app, groupDocuments, async (_, { person }) => readGroups(database, readableOwners(person), person.personId));

  /** Stores a new document of this owner, if the caller may give them one. */
  const add = async (
    ownerId: number,
    content: DocumentContent & Pick<DocumentRow, "Tags">,
    key: string | undefined,
    person: Person,
  ) => {
    mayBelongToTeam(ownerId, person, flags);
    mayWriteFor(person, ownerId);
    const row = mustRead(person, await insertDocument(database, ownerId, person.personId, content, key));
    await useImages(database.query, ownerId, readableOwners(person), [...imageHashes(content.Content)]);
    return toWhole(row, person);
  };

  route(app, addDocument, async ({ TeamId, ClientKey, Tags, ...content }, { person }) =>
    add(ownerNamed(person, TeamId), { ...withOwnText(content), Tags }, ClientKey, person),
  );

  route(app, copyDocument, async ({ Title, ClientKey }, { person, params }) => {
    const { OwnerId, Issues, Score, ...row } = await current(database, person, params.id);
    mustBeOut(row);
    const found = { Issues: Issues ?? undefined, Score: Score ?? undefined };
    return add(OwnerId, { ...row, ...found, Title }, ClientKey, person);
  });

  route(app, organizeDocument, async ({ Favorite, ...place }, { person, params }) => {
    const row = mustRead(person, await readFacts(database, params.id));
    mustBeOut(row);
    if (place.Project !== undefined || place.Tags !== undefined) mayWriteFor(person, row.OwnerId);
    await placeDocument(database.query, row, place);
    if (Favorite !== undefined) await setFavorite(database.query, person.personId, row, Favorite);
    return undefined;
  });

  route(app, readDocument, async (_, { person, params }) =>
    toWhole(await current(database, person, params.id), person),
  );

  route(app, saveDocument, async ({ Version, ...sent }, { person, params }) => {
    const content = withOwnText(sent);
    return inTurn(database, person, params.id, async (transaction, row) => {
      mayWriteFor(person, row.OwnerId);
      mustBeOut(row);
      if (saysNothingNew(row, Version, person.personId, content)) return noteFindings(transaction, row, content);
      if (row.Version !== Version) {
        return allows(person, "read") ? conflict(transaction, row, Version, person) : new Failure("stale");
      }
      await useImages(transaction, row.OwnerId, readableOwners(person), [...imageHashes(content.Content)]);
      return writeDocument(transaction, row, person.personId, content);
    });
  });

  route(app, saveDocumentCheck, async ({ Version, ...found }, { person, params }) => {
    const row = mustRead(person, await readFacts(database, params.id));
    mayWriteFor(person, row.OwnerId);
    mustBeOut(row);
    await foldSteps(database, params.id);
    if (!(await writeCheck(database, row, Version, found))) throw new Failure("stale");
    return undefined;
  });

  route(app, deleteDocument, async (_, { person, params, query }) => {
    await inTurn(database, person, params.id, async (transaction, row) => {
      mayDelete(person, row);
      if (query.forever) await deleteForever(transaction, row);
      else await setDeleted(transaction, row, true);
      await note(transaction, person, query.forever ? "deleted" : "trashed", row);
      return row;
    });
    return undefined;
  });

  route(app, restoreDocument, async (_, { person, params }) =>
    inTurn(database, person, params.id, async (transaction, row) => {
      mayDelete(person, row);
      await setDeleted(transaction, row, false);
      await note(transaction, person, "restored", row);
      return { ...row, DeletedOn: null };
    }),
  );

  historyRoutes(app, database);
}

/** Whether a save tells at most what a check has found, or was saved before and its answer was lost on the way. */
function saysNothingNew(row: DocumentRow, version: number, personId: number, content: DocumentContent): boolean {
  const isAgain = row.Version === version + 1 && row.ModifiedBy === personId;
  return (isAgain || (row.Version === version && isChecked(content))) && isSame(row, content);
}

function historyRoutes(app: App, database: Database): void {
  route(app, listDocumentVersions, async (_, { person, params }) => {
    const row = await current(database, person, params.id);
    const versions = await readVersions(database, row);
    return versions.map((version) => ({ ...version, SavedOn: version.SavedOn.toISOString() }));
  });

  route(app, readDocumentVersion, async (_, { person, params }) => {
    const row = await current(database, person, params.id);
    return toVersion(await readVersion(database.query, row, params.version));
  });

  route(app, nameDocumentVersion, async ({ Name }, { person, params }) => {
    await inTurn(database, person, params.id, async (transaction, row) => {
      mayWriteFor(person, row.OwnerId);
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
    inTurn(database, person, params.id, async (transaction, row) => {
      mayWriteFor(person, row.OwnerId);
      mustBeOut(row);
      await keepForGood(transaction, row);
      const { Title, Text, Content } = toVersion(await readVersion(transaction, row, params.version));
      return writeDocument(transaction, row, person.personId, { ...row, Title, Text, Content, ...unchecked });
    }),
  );
}

/** What an earlier check found says nothing of an earlier text. */
const unchecked = { Issues: undefined, Score: undefined };

/** Returns a document that the caller may read, with all that was written in it up to now. */
async function current(database: Database, person: Person, id: number): Promise<DocumentRow> {
  const row = mustRead(person, await readOne(database, id));
  return (await foldSteps(database, id)) ? mustRead(person, await readOne(database, id)) : row;
}

/** Works on a document that nobody else can change meanwhile. What `work` has written stays, also before a failure it answers. */
async function inTurn(
  database: Database,
  person: Person,
  id: number,
  work: (transaction: Query, row: DocumentRow) => Promise<DocumentRow | Failure>,
) {
  const done = await database.query
    .transaction()
    .execute(async (transaction) =>
      work(transaction, await foldLocked(transaction, mustRead(person, await lockOne(transaction, id)))),
    );
  if (done instanceof Failure) throw done;
  return toWhole(done, person);
}

/**
 * Both versions: what is there now, and what the caller began with, if the history still has it. What the caller is
 * shown stays in the history, even if they save over it.
 */
async function conflict(query: Query, row: DocumentRow, version: number, person: Person): Promise<Failure> {
  await keepForGood(query, row);
  const base = await readVersion(query, row, version);
  return new Failure("stale", { more: { Current: toWhole(row, person), Base: base ? toVersion(base) : null } });
}

function toVersion(version: VersionRow | undefined) {
  if (!version) throw new Failure("no-such-row");
  return { ...version, SavedOn: version.SavedOn.toISOString() };
}

function toRow({ OwnerId, ...row }: DocumentRow, person: Person) {
  return {
    ...row,
    TeamId: teamIdOf(person, OwnerId),
    CreatedOn: row.CreatedOn.toISOString(),
    ModifiedOn: row.ModifiedOn.toISOString(),
    DeletedOn: row.DeletedOn?.toISOString() ?? null,
    CanEdit: mayEditNow(person, { OwnerId, CreatedBy: row.CreatedBy }),
  };
}

function toListed({ Near, ...row }: ListedDocument, person: Person, search: DocumentQuery | undefined) {
  const Found = search && Near !== null ? foundIn(Near, search) : null;
  return { ...toRow(row, person), Opening: row.Opening, Favorite: row.Favorite, Found };
}

function toWhole(row: DocumentRow, person: Person) {
  return { ...toRow(row, person), Text: row.Text, Content: row.Content };
}
