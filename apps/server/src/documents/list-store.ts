import { limits } from "@housestyle/contract";
import { type RawBuilder, sql } from "kysely";
import { isWithin, type ListSource, namedColumns } from "../db/index.ts";
import { canLeave, type SharedDocument, type Sharing } from "../document-access/index.ts";
import { type DocumentQuery, tsquery } from "./search-words.ts";
import { documentFacts } from "./store.ts";

/** Which documents are listed. */
export interface DocumentsWanted {
  readonly trash: boolean;
  readonly search?: DocumentQuery | undefined;
  readonly project?: string | undefined;
  readonly tag?: string | undefined;
  readonly favorites: boolean;
}

/** The owners of a list's documents, and its reader. */
export interface DocumentsRead {
  readonly personId: number;
  /** The reader’s teams. */
  readonly teams: readonly number[];
  /** Owners whose documents are all listed. */
  readonly owners: readonly number[];
  /** Documents of other owners. */
  readonly shared: readonly SharedDocument[];
  readonly sharing: Sharing | undefined;
}

/** Returns the requested documents as a list for this person. */
export function documentSource(read: DocumentsRead, wanted: DocumentsWanted): ListSource {
  const { search } = wanted;
  const { personId } = read;
  const favorite = sql`exists (
    select from document_favorite f
    where f.person_id = ${personId} and f.owner_id = t.owner_id and f.document_id = t.id)`;
  const conditions: RawBuilder<unknown>[] = [
    ...(read.shared.length > 0 ? [among(read)] : []),
    wanted.trash ? sql`t.deleted_on is not null` : sql`t.deleted_on is null`,
    ...(search ? searched(search) : []),
    ...(wanted.project === undefined ? [] : [isWithin("t", { name: wanted.project })]),
    ...(wanted.tag === undefined ? [] : [sql`${wanted.tag} = any(t.tags)`]),
    ...(wanted.favorites ? [favorite] : []),
  ];
  return {
    select: sql`${documentFacts(read.sharing)}, left(t.text, 300) as "Opening", ${favorite} as "Favorite", ${ownerName} as "OwnerName",
      ${canLeave(read.sharing)} as "CanLeave",
      ${search ? nearMatch(search) : sql`null`} as "Near"`,
    from: sql`document t`,
    where: sql.join(conditions, sql` and `),
    owners: ownersOf(read),
    columns: {
      ...namedColumns({
        number: ["Id", "WordCount", "Issues", "Score"],
        text: ["Project", "Language", "Style"],
        date: ["CreatedOn", "ModifiedOn"],
      }),
      Title: { type: "text", sql: "t.title", folded: "t.title_fold" },
      Text: { type: "text", sql: "t.text", folded: "t.text_fold" },
      TeamId: {
        type: "number",
        sql: `case when t.owner_id in (${[0, ...read.teams].map(Number)}) then t.owner_id end`,
      },
      Newest: { type: "number", sql: "-extract(epoch from t.modified_on)" },
    },
    defaultOrder: "ModifiedOn",
    defaultDirection: "desc",
    ...(search && { most: limits.documentsFound }),
    tieBreak: "t.id",
  };
}

/** Returns everyone who owns something that is listed. */
export function ownersOf({ owners, shared }: Pick<DocumentsRead, "owners" | "shared">): number[] {
  return [...new Set([...owners, ...shared.map(({ ownerId }) => ownerId)])];
}

const ownerName = sql`coalesce(
  (select p.name from person p where p.id = t.owner_id), (select o.name from team o where o.id = t.owner_id), '')`;

/** Returns the condition for the owners' documents and those that are shared. */
function among({ owners, shared }: DocumentsRead): RawBuilder<unknown> {
  return sql`(t.owner_id = any(${owners}::bigint[]) or t.id = any(${shared.map(({ id }) => id)}::bigint[]))`;
}

/**
 * Returns the condition for a search: words use the index, and phrases the titles and texts that contain those words.
 */
function searched(search: DocumentQuery): RawBuilder<unknown>[] {
  const words = tsquery(search);
  const phrases = search.phrases.map(
    (phrase) => sql`(position(fold(${phrase}) in t.text_fold) > 0 or position(fold(${phrase}) in t.title_fold) > 0)`,
  );
  if (words === undefined) return phrases.length > 0 ? phrases : [sql`false`];
  const known = sql`exists (
    select from document_words w
    where w.owner_id = t.owner_id and w.document_id = t.id and w.words @@ ${words}::tsquery)`;
  return [known, ...phrases];
}

/** The number of characters that are read around a match. */
const nearby = { before: 400, all: 1_200 };

/** Returns SQL for the part of the text around the phrase, or else around the longest word. */
function nearMatch({ words, whole, phrases }: DocumentQuery): RawBuilder<unknown> {
  const [longest = ""] = [...words, ...whole].toSorted((a, b) => b.length - a.length);
  const [phrase] = phrases;
  const place =
    phrase === undefined
      ? sql`regexp_instr(t.text_fold, ${`(?<![[:alnum:]])${longest}`})`
      : sql`position(fold(${phrase}) in t.text_fold)`;
  return sql`substring(t.text from greatest(1, ${place} - ${nearby.before}::int) for ${nearby.all}::int)`;
}
