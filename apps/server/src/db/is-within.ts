import { type RawBuilder, sql } from "kysely";

/**
 * SQL of whether a document is in a project or one within it. `document` is its table's name in the statement, `project` that of
 * the table of the project, or its name as `{ name }`.
 */
export function isWithin(document: string, project: string | { readonly name: string }): RawBuilder<boolean> {
  const inside = sql.ref(`${document}.project`);
  const name = typeof project === "string" ? sql.ref(`${project}.name`) : sql`${project.name}::text`;
  return sql<boolean>`(${inside} = ${name} or starts_with(${inside}, ${name} || '/'))`;
}
