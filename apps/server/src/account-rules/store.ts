import type { MemberDepth, TeamGoals } from "@housestyle/contract";
import { sql } from "kysely";
import type { Database } from "../db/index.ts";
import type { DictionaryRow } from "./ignores.ts";

/** Returns how often the content of each owner has changed, in order of owner ids, and the person's own settings. */
export async function versionsOf({ query }: Database, owners: readonly number[]): Promise<string> {
  const { rows } = await sql<{ id: number; rules_version: number; deeper: string | null }>`
    select o.id, o.rules_version, p.preferences ->> 'deeper' as deeper from owner o left join person p on p.id = o.id
    where o.id = any(${owners}::bigint[]) order by o.id`.execute(query);
  return rows.map(({ id, rules_version, deeper }) => `${id}.${rules_version}.${deeper ?? ""}`).join("-");
}

export interface RuleRow {
  readonly id: number;
  readonly owner_id: number;
  readonly style_guide_id: number;
  readonly created_by: number | null;
  readonly Name: string;
  readonly Match: string;
  readonly Replace: string;
  readonly Message: string;
  readonly CaseSensitive: boolean;
  readonly IsRegex: boolean;
  readonly Severity: string;
  readonly IncludeContext: string[];
  readonly ExcludeContext: string[];
}

export interface StoredTerm {
  readonly id: number;
  readonly term_base_id: number;
  readonly created_by: number | null;
  readonly text: string;
  readonly status: "Approved" | "Admitted" | "Deprecated" | "Forbidden" | "Pending" | "Rejected";
  readonly description: string;
  readonly replacement: string;
  readonly case_sensitive: boolean;
  readonly match_forms: boolean;
  readonly part_of_speech: string;
  readonly concept_id: string;
  readonly variants: string[];
}

export interface TemplateRow {
  readonly owner_id: number;
  readonly template_id: number;
  readonly is_selected: boolean;
  readonly modified_by: number | null;
  readonly config: unknown;
  readonly team_name: string | null;
}

export interface SourceRow {
  readonly id: number;
  readonly owner_id: number;
  readonly name: string;
  readonly team_name: string | null;
}

/** A team with its settings for members. */
export interface TeamPolicyRow {
  readonly id: number;
  readonly name: string;
  readonly goals: TeamGoals;
  readonly allow_rules_off: boolean;
  readonly deeper: "own" | MemberDepth["Depth"];
}

/** Loads everything of these owners that checks depend on. */
export async function loadContent({ query }: Database, owners: readonly number[]) {
  const mine = sql`owner_id = any(${owners}::bigint[])`;
  const [dictionary, rules, terms, templates, teams, people, guides, bases] = await Promise.all([
    sql<DictionaryRow>`
      select word, is_regex, category, sub_category, report, case_sensitive from dictionary_entry where ${mine}
      order by id`.execute(query),
    sql<RuleRow>`
      select i.id, i.owner_id, i.style_guide_id, i.created_by, i.name as "Name", i.match as "Match", i.replace as "Replace",
        i.message as "Message", i.case_sensitive as "CaseSensitive", i.is_regex as "IsRegex",
        i.severity as "Severity", i.include_context as "IncludeContext", i.exclude_context as "ExcludeContext"
      from style_guide_item i join style_guide g on g.owner_id = i.owner_id and g.id = i.style_guide_id
      where i.owner_id = any(${owners}::bigint[]) and i.is_enabled and g.is_enabled
      order by i.style_guide_id, i.position, i.id`.execute(query),
    sql<StoredTerm>`
      select t.id, t.term_base_id, t.created_by, t.text, t.status, t.description, t.replacement, t.case_sensitive, t.match_forms,
        t.part_of_speech, t.concept_id, t.variants
      from term t join term_base b on b.owner_id = t.owner_id and b.id = t.term_base_id
      where t.owner_id = any(${owners}::bigint[]) and b.is_enabled and t.status <> 'Rejected'
      order by t.id`.execute(query),
    sql<TemplateRow>`
      select s.owner_id, s.template_id, s.is_selected, s.modified_by, s.config, t.name as team_name
      from style_template s left join team t on t.id = s.owner_id
      where s.owner_id = any(${owners}::bigint[]) order by s.template_id, s.owner_id`.execute(query),
    sql<TeamPolicyRow>`
      select id, name, goals, allow_rules_off, deeper from team where id = any(${owners}::bigint[])
      order by array_position(${owners}::bigint[], id)`.execute(query),
    sql<{ deeper: string | null }>`
      select preferences ->> 'deeper' as deeper from person where id = any(${owners}::bigint[])`.execute(query),
    sources(query, "style_guide", owners),
    sources(query, "term_base", owners),
  ]);
  const setters = [...rules.rows, ...terms.rows].map(({ created_by }) => created_by);
  return {
    names: await namesOf(query, [...setters, ...templates.rows.map(({ modified_by }) => modified_by)]),
    dictionary: dictionary.rows,
    rules: rules.rows,
    terms: terms.rows,
    templates: templates.rows,
    teams: teams.rows,
    people: people.rows,
    guides,
    bases,
  };
}

export type StoredContent = Awaited<ReturnType<typeof loadContent>>;

/** Returns the names of these people by id, without those who have left. */
async function namesOf(
  query: Database["query"],
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(nullif(trim(name), ''), email) as name from person where id = any(${known}::bigint[])`.execute(
    query,
  );
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}

async function sources(query: Database["query"], table: "style_guide" | "term_base", owners: readonly number[]) {
  const { rows } = await sql<SourceRow>`
    select g.id, g.owner_id, g.name, t.name as team_name from ${sql.table(table)} g
    left join team t on t.id = g.owner_id where g.owner_id = any(${owners}::bigint[])`.execute(query);
  return rows;
}
