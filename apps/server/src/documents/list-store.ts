import { limits } from "@housestyle/contract";
import { type RawBuilder, sql } from "kysely";
import { type ListSource, namedColumns } from "../db/index.ts";
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

/** The documents of these owners that are wanted, as a list of this person. */
export function documentSource(owners: readonly number[], wanted: DocumentsWanted, personId: number): ListSource {
  const { search } = wanted;
  const favorite = sql`exists (
    select from document_favorite f
    where f.person_id = ${personId} and f.owner_id = t.owner_id and f.document_id = t.id)`;
  const conditions: RawBuilder<unknown>[] = [
    wanted.trash ? sql`t.deleted_on is not null` : sql`t.deleted_on is null`,
    ...(search ? searched(search) : []),
    ...(wanted.project === undefined
      ? []
      : [sql`(t.project = ${wanted.project} or starts_with(t.project, ${`${wanted.project}/`}))`]),
    ...(wanted.tag === undefined ? [] : [sql`${wanted.tag} = any(t.tags)`]),
    ...(wanted.favorites ? [favorite] : []),
  ];
  return {
    select: sql`${sql.raw(documentFacts)}, left(t.text, 300) as "Opening", ${favorite} as "Favorite",
      ${search ? nearMatch(search) : sql`null`} as "Near"`,
    from: sql`document t`,
    where: sql.join(conditions, sql` and `),
    owners,
    columns: {
      ...namedColumns({
        number: ["Id", "WordCount", "Issues", "Score"],
        text: ["Project", "Language", "Style"],
        date: ["CreatedOn", "ModifiedOn"],
      }),
      Title: { type: "text", sql: "t.title", folded: "t.title_fold" },
      Text: { type: "text", sql: "t.text", folded: "t.text_fold" },
      TeamId: { type: "number", sql: `nullif(t.owner_id, ${Number(personId)})` },
      Newest: { type: "number", sql: "-extract(epoch from t.modified_on)" },
    },
    defaultOrder: "ModifiedOn",
    defaultDirection: "desc",
    ...(search && { most: limits.documentsFound }),
    tieBreak: "t.id",
  };
}

/** Its words are looked up in the index, its phrases in the titles and texts that have those words. */
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

/** How much of a text is looked at around a match, in characters. */
const nearby = { before: 400, all: 1_200 };

/** The part of the text in which a match is: around the phrase, or else around the longest word. */
function nearMatch({ words, whole, phrases }: DocumentQuery): RawBuilder<unknown> {
  const [longest = ""] = [...words, ...whole].toSorted((a, b) => b.length - a.length);
  const [phrase] = phrases;
  const place =
    phrase === undefined
      ? sql`regexp_instr(t.text_fold, ${`(?<![[:alnum:]])${longest}`})`
      : sql`position(fold(${phrase}) in t.text_fold)`;
  return sql`substring(t.text from greatest(1, ${place} - ${nearby.before}::int) for ${nearby.all}::int)`;
}
