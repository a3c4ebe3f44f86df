import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** An owner's settings for one template. */
export interface StoredTemplateChoice {
  readonly owner_id: number;
  readonly template_id: number;
  readonly is_selected: boolean;
  readonly config: unknown;
  readonly modified_by: number | null;
  readonly modified_on: Date;
}

export async function readChoices({ query }: Database, owners: readonly number[]): Promise<StoredTemplateChoice[]> {
  const { rows } = await sql<StoredTemplateChoice>`
    select owner_id, template_id, is_selected, config, modified_by, modified_on from style_template
    where owner_id = any(${owners}::bigint[]) order by template_id, owner_id`.execute(query);
  return rows;
}

/** Stores choices; a configuration that is not given stays as it was. */
export async function saveChoices(
  query: Database["query"],
  ownerId: number,
  personId: number,
  choices: readonly { readonly template_id: number; readonly is_selected: boolean; readonly config: unknown }[],
): Promise<void> {
  const records = choices.map((choice) => ({ ...choice, has_config: choice.config !== undefined }));
  await sql`
    insert into style_template (owner_id, template_id, is_selected, config, modified_by)
    select ${ownerId}, template_id, is_selected, config, ${personId}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as given(template_id int, is_selected boolean, config jsonb, has_config boolean)
    on conflict (owner_id, template_id) do update set
      is_selected = excluded.is_selected,
      config = coalesce(excluded.config, style_template.config),
      modified_by = excluded.modified_by, modified_on = now()`.execute(query);
}
