import {
  addDocument,
  copyDocument,
  deleteDocument,
  type Flags,
  groupDocuments,
  listDocuments,
  organizeDocument,
  readDocument,
  restoreDocument,
  saveDocument,
  saveDocumentCheck,
} from "@housestyle/contract";
import { imageHashes } from "@housestyle/documents/images";
import type { Audit } from "../audit/index.ts";
import { allows, canEdit, membershipIn, ownerNamed, type Person, readableOwners } from "../caller/index.ts";
import { type Database, listPage } from "../db/index.ts";
import {
  type DocumentAction,
  isTheirs,
  mayAddFor,
  mustBeOut,
  mustDo,
  readShared,
  readSharedIn,
  readSharedProjects,
  sharingOf,
} from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { useImages } from "../images/index.ts";
import { foldLocked, foldSteps } from "./fold-steps.ts";
import { mustSeeNewImages } from "./foreign-images.ts";
import { type DocumentsFor, historyRoutes, toVersion } from "./history-routes.ts";
import { isSame } from "./is-same.ts";
import { documentSource, ownersOf } from "./list-store.ts";
import { nextVersion } from "./next-version.ts";
import { placeDocument, readGroups, setFavorite } from "./organize-store.ts";
import { readOwnedProjects } from "./project-share-store.ts";
import { documentQuery } from "./search-words.ts";
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
  setDeleted,
  writeCheck,
} from "./store.ts";
import { toListed, toWhole } from "./to-answer.ts";
import { readVersion } from "./version-store.ts";
import { withOwnText } from "./with-own-text.ts";
import { readBefore } from "./word-store.ts";

type Query = Database["query"];

/** What documents need from the rest of the server. */
export interface DocumentServices {
  readonly database: Database;
  readonly audit: Audit;
  /** The server's flags, which turn team documents and sharing on. */
  readonly flags: Flags;
}

/** Serves documents, their history, and the trash. Acknowledged changes are on disk. */
export function documentRoutes(app: App, { database, audit, flags }: DocumentServices): void {
  /** Records a change of a team's document in the activity log, with nothing of the document but its id. */
  const note = async (
    transaction: Query,
    person: Person,
    what: "trashed" | "deleted" | "restored",
    row: DocumentRow,
  ) => {
    if (row.OwnerId === person.personId) return;
    await audit.note(transaction, person, [{ what: `document.${what}`, teamId: row.OwnerId, targetId: row.Id }]);
  };

  const sharing = (person: Person) => sharingOf(person, flags);
  const factsFor = async (person: Person, id: number, action: DocumentAction) =>
    mustDo(person, await readFacts(database, id, sharing(person)), action);
  /** Returns a document with all that was written in it up to now. */
  const oneFor = async (person: Person, id: number, action: DocumentAction = "read") => {
    const read = async () => mustDo(person, await readOne(database, id, sharing(person)), action);
    // First without its text, so that a document one may not read takes as long as one that does not exist.
    await factsFor(person, id, action);
    await foldSteps(database, id);
    return read();
  };

  /**
   * Runs `work` on a document that no one else can change meanwhile. What `work` has written is kept even if it returns
   * a failure.
   */
  const inTurn: DocumentsFor["inTurn"] = async (person, id, action, work) => {
    const done = await database.query.transaction().execute(async (transaction) => {
      const row = mustDo(person, await lockOne(transaction, id, sharing(person)), action);
      return work(transaction, await foldLocked(transaction, row));
    });
    if (done instanceof Failure) throw done;
    return toWhole(done, person);
  };

  /** Returns the documents of a project that is shared with the caller; another one does not exist. */
  const sharedIn = async (person: Person, projectId: number, folder: string | undefined) => {
    const projects = await readSharedProjects(database, sharing(person), []);
    if (!projects.some(({ Id }) => Id === projectId)) throw new Failure("no-such-row");
    return readSharedIn(database, projectId, folder);
  };

  route(app, listDocuments, async (_, { person, query }) => {
    const search = query.search?.trim() ? documentQuery(query.search) : undefined;
    const own = readableOwners(person);
    // Projects and tags are their owner's.
    const withShared = query.shared || ((search !== undefined || query.favorites || query.trash) && !isPlaced(query));
    const { sharedProject } = query;
    const read = {
      personId: person.personId,
      teams: own.filter((owner) => owner !== person.personId),
      owners: query.shared || sharedProject !== undefined ? [] : own,
      shared:
        sharedProject !== undefined
          ? await sharedIn(person, sharedProject, query.sharedFolder)
          : withShared
            ? await readShared(database, sharing(person), own)
            : [],
      sharing: sharing(person),
    };
    if (search) await readBefore(database, ownersOf(read));
    const page = await listPage<ListedDocument>(database.query, documentSource(read, { ...query, search }), query);
    return { ...page, items: page.items.map((row) => toListed(row, person, search)) };
  });

  route(app, groupDocuments, async (_, { person }) => {
    const owners = readableOwners(person);
    const shared = await readShared(database, sharing(person), owners);
    const ids = shared.map(({ id }) => id);
    const owned = sharing(person) ? await readOwnedProjects(database.query, owners) : [];
    return {
      ...(await readGroups(database, owners, person.personId, ids)),
      OwnedProjects: owned.map(({ OwnerId, ...project }) => ({
        ...project,
        TeamId: membershipIn(person, OwnerId)?.teamId ?? null,
        CanShare: canEdit(person, OwnerId),
      })),
      SharedProjects: await readSharedProjects(database, sharing(person), owners),
    };
  });

  /** Stores a new document of this owner, if the caller may give them one. */
  const add = async (
    ownerId: number,
    content: DocumentContent & Pick<DocumentRow, "Tags">,
    key: string | undefined,
    person: Person,
    others: readonly number[] = [],
  ) => {
    mayAddFor(person, ownerId, flags);
    const row = mustDo(person, await insertDocument(database, ownerId, person.personId, content, key), "read");
    await useImages(database.query, ownerId, [...readableOwners(person), ...others], [...imageHashes(content.Content)]);
    return toWhole(row, person);
  };

  route(app, addDocument, async ({ TeamId, ClientKey, Tags, ...content }, { person }) =>
    add(ownerNamed(person, TeamId), { ...withOwnText(content), Tags }, ClientKey, person),
  );

  route(app, copyDocument, async ({ Title, ClientKey }, { person, params }) => {
    const { OwnerId, Issues, Score, ...row } = await oneFor(person, params.id);
    mustBeOut(row);
    const content = { ...row, Issues: Issues ?? undefined, Score: Score ?? undefined, Title };
    if (isTheirs(person, OwnerId)) return add(OwnerId, content, ClientKey, person);
    return add(person.personId, { ...content, Project: "", Tags: [] }, ClientKey, person, [OwnerId]);
  });

  route(app, organizeDocument, async ({ Favorite, ...place }, { person, params }) => {
    const isPlace = place.Project !== undefined || place.Tags !== undefined;
    const row = await factsFor(person, params.id, isPlace ? "organize" : "read");
    mustBeOut(row);
    await placeDocument(database.query, row, place);
    if (Favorite !== undefined) await setFavorite(database.query, person.personId, row, Favorite);
    return undefined;
  });

  route(app, readDocument, async (_, { person, params }) => toWhole(await oneFor(person, params.id), person));

  route(app, saveDocument, async ({ Version, ...sent }, { person, params }) => {
    const content = withOwnText(sent);
    return inTurn(person, params.id, "edit", async (transaction, row) => {
      mustBeOut(row);
      if (saysNothingNew(row, Version, person.personId, content)) return noteFindings(transaction, row, content);
      if (row.Version !== Version) {
        return allows(person, "read") ? conflict(transaction, row, Version, person) : new Failure("stale");
      }
      await mustSeeNewImages(transaction, person, sharing(person), row, content);
      await useImages(transaction, row.OwnerId, readableOwners(person), [...imageHashes(content.Content)]);
      const { Project, ...written } = content;
      const after = isTheirs(person, row.OwnerId) ? { ...written, Project } : written;
      return nextVersion(
        transaction,
        row,
        { personId: person.personId, isShared: sharing(person) !== undefined },
        after,
      );
    });
  });

  route(app, saveDocumentCheck, async ({ Version, ...found }, { person, params }) => {
    const row = await factsFor(person, params.id, "edit");
    mustBeOut(row);
    await foldSteps(database, params.id);
    if (!(await writeCheck(database, row, Version, found))) throw new Failure("stale");
    return undefined;
  });

  route(app, deleteDocument, async (_, { person, params, query }) => {
    await inTurn(person, params.id, "manage", async (transaction, row) => {
      if (query.forever) await deleteForever(transaction, row);
      else await setDeleted(transaction, row, true);
      await note(transaction, person, query.forever ? "deleted" : "trashed", row);
      return row;
    });
    return undefined;
  });

  route(app, restoreDocument, async (_, { person, params }) =>
    inTurn(person, params.id, "manage", async (transaction, row) => {
      await setDeleted(transaction, row, false);
      await note(transaction, person, "restored", row);
      return { ...row, DeletedOn: null };
    }),
  );

  historyRoutes(app, database, { oneFor, inTurn, isShared: (person) => sharing(person) !== undefined });
}

function isPlaced({
  project,
  tag,
}: {
  readonly project?: string | undefined;
  readonly tag?: string | undefined;
}): boolean {
  return project !== undefined || tag !== undefined;
}

/** Returns whether a save changes at most the results of a check, or repeats a save whose response was lost. */
function saysNothingNew(row: DocumentRow, version: number, personId: number, content: DocumentContent): boolean {
  const isAgain = row.Version === version + 1 && row.ModifiedBy === personId;
  return (isAgain || (row.Version === version && isChecked(content))) && isSame(row, content);
}

/**
 * Returns both versions: the current one, and the one the caller started with if it is in the history. The version
 * shown to the caller stays in the history, even if they overwrite it.
 */
async function conflict(query: Query, row: DocumentRow, version: number, person: Person): Promise<Failure> {
  await keepForGood(query, row);
  const base = await readVersion(query, row, version);
  return new Failure("stale", { more: { Current: toWhole(row, person), Base: base ? toVersion(base) : null } });
}
