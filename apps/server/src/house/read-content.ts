import type { HouseDeeper } from "@housestyle/contract";
import type { Goal, Settings, Term } from "@housestyle/engine";
import { toHouseRule } from "../tagging/index.ts";
import { deeperOf, ownDeeperOf } from "./deeper-of.ts";
import { goalsOf, type HouseGoal } from "./goals-of.ts";
import { readDictionary } from "./ignores.ts";
import type { SourceRow, StoredContent, TemplateRow, TermRow } from "./store.ts";

/** Where a rule comes from. */
export interface Source {
  readonly Kind: string;
  readonly Name: string;
  readonly TeamId: number | null;
  readonly TeamName: string;
  /** Whether the person may switch its rules off for themselves. */
  readonly MayTurnOff: boolean;
}

/** What people and teams have decided, as the engine reads it. */
export interface HouseContent {
  readonly settings: Pick<Settings, "words" | "ignores" | "rules" | "terms" | "templates">;
  readonly sources: Readonly<Record<string, Source>>;
  /** The source of each rule id. */
  readonly ruleSources: Readonly<Record<string, string>>;
  readonly goals: Readonly<Partial<Record<Goal, HouseGoal>>>;
  /** How deeply texts are checked, where a team says so. */
  readonly deeper: HouseDeeper | null;
  /** How deeply the person wants them to be checked, where no team says. */
  readonly ownDeeper: HouseDeeper["Depth"] | undefined;
}

/** For whom content is read. */
export interface Reader {
  /** The owner whose own choices step back behind a team's. */
  readonly personId: number;
  /** The teams they run. */
  readonly runs: readonly number[];
}

/** Puts stored content into the engine's form. */
export function readContent(stored: StoredContent, reader: Reader, ruleIds: readonly string[]): HouseContent {
  const { personId } = reader;
  const allowing = new Set(stored.teams.flatMap(({ id, allow_rules_off }) => (allow_rules_off ? [id] : [])));
  const toSource = (row: Omit<SourceRow, "id">, Kind: string): Source => ({
    Kind,
    Name: row.name,
    TeamId: row.owner_id === personId ? null : row.owner_id,
    TeamName: row.team_name ?? "",
    MayTurnOff: [personId, ...reader.runs].includes(row.owner_id) || allowing.has(row.owner_id),
  });
  const { words, ignores } = readDictionary(stored.dictionary, ruleIds);
  const templates = chosenTemplates(stored.templates, personId);
  return {
    settings: {
      words,
      ignores,
      rules: stored.rules.map((row) => toHouseRule(row, String(row.id))),
      terms: stored.terms.map(toTerm),
      templates: templates.map(({ template_id, config }) => ({ id: template_id, config })),
    },
    sources: {
      ...Object.fromEntries(stored.guides.map((row) => [`guide/${row.id}`, toSource(row, "guide")])),
      ...Object.fromEntries(stored.bases.map((row) => [`base/${row.id}`, toSource(row, "base")])),
      ...Object.fromEntries(
        templates.map((row) => [`templates/${row.owner_id}`, toSource({ ...row, name: "" }, "templates")]),
      ),
    },
    ruleSources: {
      ...Object.fromEntries(stored.rules.map(({ id, style_guide_id }) => [`house/${id}`, `guide/${style_guide_id}`])),
      ...Object.fromEntries(stored.terms.map(({ id, term_base_id }) => [`term/${id}`, `base/${term_base_id}`])),
      ...Object.fromEntries(templates.map((row) => [`template/${row.template_id}`, `templates/${row.owner_id}`])),
    },
    goals: goalsOf(stored.teams),
    deeper: deeperOf(stored.teams),
    ownDeeper: ownDeeperOf(stored.people),
  };
}

/** What has its default is left out: the bundle travels. */
function toTerm(row: TermRow): Term {
  return {
    id: String(row.id),
    text: row.text,
    status: row.status,
    ...(row.description !== "" && { description: row.description }),
    ...(row.replacement !== "" && { replacement: row.replacement }),
    ...(row.case_sensitive && { caseSensitive: true }),
    ...(!row.match_forms && { matchForms: false }),
    ...(row.part_of_speech !== "" && { partOfSpeech: row.part_of_speech }),
    ...(row.concept_id !== "" && { conceptId: `${row.term_base_id}:${row.concept_id}` }),
    ...(row.variants.length > 0 && { variants: row.variants }),
  };
}

/** Of each template the team's choice, else the person's own; switched off means off for both. */
function chosenTemplates(rows: readonly TemplateRow[], personId: number): TemplateRow[] {
  const byId = new Map<number, TemplateRow>();
  for (const row of rows) {
    const before = byId.get(row.template_id);
    if (!before || before.owner_id === personId) byId.set(row.template_id, row);
  }
  return [...byId.values()].filter(({ is_selected }) => is_selected);
}
