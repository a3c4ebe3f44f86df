import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** A member of an export, with its rows. */
export interface ExportedRows {
  readonly name: string;
  readonly rows: AsyncIterable<unknown>;
}

/** Tables whose rows are read in batches, with the batch size. */
const perRead = 100;

/**
 * Returns the personal data of a person, table by table. Rows are read on demand, and no connection is held in between.
 */
export function ownRows({ query }: Database, personId: number): readonly ExportedRows[] {
  const own = (name: string, table: string): ExportedRows => ({ name, rows: whole(table) });
  const long = (name: string, table: string): ExportedRows => ({ name, rows: byId(table) });

  async function* whole(table: string) {
    const { rows } = await sql`select * from ${sql.table(table)} where owner_id = ${personId} order by 2`.execute(
      query,
    );
    yield* rows.map(withoutSearched);
  }
  async function* byId(table: string) {
    for (let last = 0, read = perRead; read === perRead; ) {
      const { rows } = await sql<{ id: number }>`
        select * from ${sql.table(table)} where owner_id = ${personId} and id > ${last}
        order by id limit ${perRead}`.execute(query);
      yield* rows.map(withoutSearched);
      read = rows.length;
      last = rows.at(-1)?.id ?? last;
    }
  }
  async function* memberships() {
    const { rows } = await sql`
      select t.name, u.position, u.licence, u.status, u.joined_on, u.offered_domain
      from team_user u join team t on t.id = u.team_id
      where u.person_id = ${personId}`.execute(query);
    yield* rows;
  }
  async function* declined() {
    const { rows } = await sql`
      select t.name, d.domain, d.declined_on from declined_offer d join team t on t.id = d.team_id
      where d.person_id = ${personId} order by d.declined_on`.execute(query);
    yield* rows;
  }

  async function* images() {
    const { rows } = await sql<{
      hash: string;
    }>`select hash from image where owner_id = ${personId} order by hash`.execute(query);
    for (const { hash } of rows) {
      const image = await sql`
        select hash, type, used_on, encode(bytes, 'base64') as bytes from image
        where owner_id = ${personId} and hash = ${hash}`.execute(query);
      yield* image.rows;
    }
  }

  return [
    long("Documents", "document"),
    long("Comments", "document_comment"),
    own("Authorship", "document_authorship"),
    long("Notifications", "notification"),
    own("DeletedDocuments", "deleted_document_notification"),
    { name: "Images", rows: images() },
    long("Dictionary", "dictionary_entry"),
    own("SnippetFolders", "snippet_folder"),
    long("Snippets", "snippet"),
    own("StyleGuides", "style_guide"),
    long("StyleGuideItems", "style_guide_item"),
    own("SimpleStyleGuide", "style_template"),
    own("TermBases", "term_base"),
    long("Terms", "term"),
    own("Norms", "norm"),
    own("Usage", "usage_day"),
    own("WeeklyLetters", "insight_letter"),
    own("NotificationEmails", "notification_email"),
    own("Feedback", "feedback"),
    { name: "Teams", rows: memberships() },
    { name: "DeclinedOffers", rows: declined() },
  ];
}

/** Returns a row without search data (`…_fold` copies and indexed versions), which the person did not write. */
function withoutSearched(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(row as object).filter(([name]) => !name.endsWith("_fold") && name !== "words_version"),
  );
}
