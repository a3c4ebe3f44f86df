import { importDocumentComments, limits } from "@housestyle/contract";
import { quoteAt, quoteNear } from "@housestyle/documents/anchors";
import { flagsOf } from "../caller/index.ts";
import { mustBeOut, mustDo, sharingOf, teamOwning } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { type ImportedThread, insertImported } from "./import-store.ts";
import { positionsOf } from "./move-anchors.ts";
import type { CommentServices } from "./routes.ts";
import { lockWritten, readCommented, readThreads, type ThreadRow } from "./thread-store.ts";

/** Serves the import of a file's comment threads into the document it was opened in. */
export function importRoutes(app: App, { database, audit, flags, foldSteps, commented }: CommentServices): void {
  route(app, importDocumentComments, async ({ Threads }, { person, params }) => {
    const sharing = sharingOf(person, flags);
    mustDo(person, await readCommented(database.query, params.id, sharing), "read");
    if (!flagsOf(person, flags).Comments) throw new Failure("forbidden", { message: refusals.comments.switchedOff });
    // Its words may have been typed a moment ago.
    await foldSteps(database, params.id);
    const added = await database.query.transaction().execute(async (transaction) => {
      const document = mustDo(person, await lockWritten(transaction, params.id, sharing), "edit");
      mustBeOut(document);
      const text = positionsOf(document);
      const stored = await readThreads(transaction, document);
      const there = new Set(stored.map(keyOf));
      const fresh = Threads.map((each) => placedIn(text, each)).filter((each) => !there.has(keyOfImported(each)));
      if (stored.length + fresh.length > limits.commentThreads) throw new Failure("too-many");
      const Ids: number[] = [];
      for (const each of fresh) Ids.push(await insertImported(transaction, document, each));
      const teamId = await teamOwning(transaction, document.OwnerId);
      if (teamId !== undefined && Ids.length > 0)
        await audit.note(transaction, person, [
          { what: "comment.added", teamId, targetId: document.Id, details: { Ids } },
        ]);
      return Ids.length;
    });
    if (added > 0) commented.send(params.id);
    return { Added: added };
  });
}

/** Returns a thread at its words, or as an orphan where a text does not have them. */
function placedIn(
  text: string,
  given: {
    readonly From: number;
    readonly To: number;
    readonly Quote: string;
    readonly IsResolved: boolean;
    readonly Comments: readonly {
      readonly Text: string;
      readonly Name: string;
      readonly CreatedOn?: string | undefined;
    }[];
  },
): ImportedThread {
  const { From: from, To: to, IsResolved: isResolved } = given;
  const quote = given.Quote.trim();
  const isHere = quoteAt(text, { from, to }) === quote;
  const found = isHere ? { from, to } : quoteNear(text, quote, from);
  const at = Math.min(from, text.length);
  const comments = given.Comments.map(({ Text, Name, CreatedOn }) => ({ text: Text, name: Name, on: CreatedOn }));
  return { ...(found ?? { from: at, to: at }), quote, isOrphan: !found, isResolved, comments };
}

const keyOf = ({ Quote, Comments }: ThreadRow): string =>
  JSON.stringify([Quote, ...Comments.slice(0, 1).map(({ Text, Name, IsImported }) => [Text, IsImported && Name])]);

const keyOfImported = ({ quote, comments }: ImportedThread): string =>
  JSON.stringify([quote, ...comments.slice(0, 1).map(({ text, name }) => [text, name])]);
