import { fromPlainText, parsedDocument } from "@housestyle/documents";
import {
  type AuthoredRun,
  type Authorship,
  authoredBy,
  growthOf,
  readRuns,
  runsAfterSave,
  runsAfterSmallSteps,
  runsAfterSteps,
  storedRuns,
} from "@housestyle/documents/authorship";
import type { VersionedDocument } from "@housestyle/documents/steps";
import type { Node } from "prosemirror-model";
import type { Database } from "../db/index.ts";
import {
  type AuthoredKey,
  type AuthoredStep,
  isRecorded,
  readAuthoredSteps,
  readRunsOf,
  readSoleWriter,
  writeRuns,
} from "./store.ts";

type Query = Database["query"];

/** A version of a document as it is stored. */
export interface WrittenText {
  readonly Text: string;
  readonly Content?: unknown;
}

/** A document at one version. */
interface AuthoredVersion extends AuthoredKey {
  readonly Version: number;
}

/** Returns a stored version in the editor’s form. */
export const documentIn = ({ Text, Content }: WrittenText): Node => parsedDocument(Content) ?? fromPlainText(Text);

/**
 * Returns who wrote the positions of a version of this size. Where nothing is stored of it, all is by the only person who has
 * ever written the document, or by someone unknown.
 */
export async function runsOf(query: Query, document: AuthoredVersion, size: number): Promise<readonly AuthoredRun[]> {
  const stored = await readRunsOf(query, document);
  const known = stored?.version === document.Version ? readRuns(stored.runs, size) : undefined;
  return known ?? authoredBy(size, { by: await readSoleWriter(query, document), source: null, at: null });
}

/**
 * Notes who wrote what in the steps between a locked document and its next version. `before` loads the document where its words
 * are needed. Returns everyone who wrote them.
 */
export async function noteSteps(
  query: Query,
  document: AuthoredVersion,
  after: Pick<VersionedDocument, "version" | "doc">,
  before: () => Promise<WrittenText | undefined>,
): Promise<readonly number[]> {
  const rows = await readAuthoredSteps(query, document, document.Version, after.version);
  const isTimed = await isRecorded(query, document);
  const authorOf = ({ PersonId, Source, Minute }: AuthoredStep): Authorship => ({
    ...{ by: PersonId, source: Source },
    at: isTimed && Source !== null ? Minute : null,
  });
  const { size } = after.doc.content;
  const runs = await runsOf(query, document, size - growthOf(rows));
  const fresh =
    runsAfterSmallSteps(runs, rows, authorOf) ??
    runsAfterFitting(runs, documentIn((await before()) ?? { Text: "" }), rows, authorOf) ??
    authoredBy(size, { by: null, source: null, at: null });
  await writeRuns(query, document, after.version, storedRuns(fresh));
  return [...new Set(rows.flatMap(({ PersonId }) => PersonId ?? []))];
}

/** Returns the runs after steps; undefined if these do not fit. A document is stored in any case, whoever wrote it. */
function runsAfterFitting(
  ...[runs, before, rows, authorOf]: Parameters<typeof runsAfterSteps<AuthoredStep>>
): readonly AuthoredRun[] | undefined {
  try {
    return runsAfterSteps(runs, before, rows, authorOf);
  } catch {
    return undefined;
  }
}

/**
 * Prepares to note who writes what when a locked document is saved as a whole. Returns what notes it, once the next version is
 * written.
 */
export async function prepareSave(
  query: Query,
  before: AuthoredVersion & WrittenText,
  personId: number,
): Promise<(after: AuthoredVersion & WrittenText) => Promise<void>> {
  const old = documentIn(before);
  const runs = await runsOf(query, before, old.content.size);
  const who = { by: personId, source: null, at: null };
  return (after) => {
    const fresh = runsAfterSave(runs, old, documentIn(after), who);
    return writeRuns(query, after, after.Version, storedRuns(fresh));
  };
}
