import type { MemberDepth } from "@housestyle/contract";
import type { Goal, Settings, Term } from "@housestyle/engine";
import { toTeamRule } from "../tagging/index.ts";
import { deeperOf, ownDeeperOf } from "./deeper-of.ts";
import { type AppliedGoal, goalsOf } from "./goals-of.ts";
import { readDictionary } from "./ignores.ts";
import type { SourceRow, StoredContent, StoredTerm, TemplateRow } from "./store.ts";

/** The source of a rule. */
export interface ContentSource {
  readonly Kind: string;
  readonly Name: string;
  readonly TeamId: number | null;
  readonly TeamName: string;
  /**
   * The name of the person who wrote the rule or chose the template. Empty for one's own, and for people who have left.
   */
  readonly SetBy: string;
  /** Whether the person may switch its rules off for themselves. */
  readonly MayTurnOff: boolean;
}

/** The content of a person and their teams in the engine's form. */
export interface AccountContent {
  readonly settings: Pick<Settings, "words" | "ignores" | "rules" | "terms" | "templates">;
  readonly sources: Readonly<Record<string, ContentSource>>;
  /** The source of each rule id. */
  readonly ruleSources: Readonly<Record<string, string>>;
  readonly goals: Readonly<Partial<Record<Goal, AppliedGoal>>>;
  /** How deeply texts are checked, if a team decides it. */
  readonly deeper: MemberDepth | null;
  /** The person's own choice, which applies if no team decides. */
  readonly ownDeeper: MemberDepth["Depth"] | undefined;
}

/** The person for whom content is read. */
export interface ContentReader {
  /** The owner whose own settings give way to those of a team. */
  readonly personId: number;
  /** The teams that the person manages. */
  readonly runs: readonly number[];
}

/** Converts stored content to the engine's form. */
export function readContent(stored: StoredContent, reader: ContentReader, ruleIds: readonly string[]): AccountContent {
  const { personId } = reader;
  const allowing = new Set(stored.teams.flatMap(({ id, allow_rules_off }) => (allow_rules_off ? [id] : [])));
  const toSource = (row: Omit<SourceRow, "id">, Kind: string, setBy: number | null): ContentSource => ({
    Kind,
    Name: row.name,
    TeamId: row.owner_id === personId ? null : row.owner_id,
    TeamName: row.team_name ?? "",
    SetBy: (setBy !== null && setBy !== personId && stored.names.get(setBy)) || "",
    MayTurnOff: [personId, ...reader.runs].includes(row.owner_id) || allowing.has(row.owner_id),
  });
  const { words, ignores } = readDictionary(stored.dictionary, ruleIds);
  const templates = chosenTemplates(stored.templates, personId);
  const settings = settingsOf(stored, templates);
  return {
    settings: {
      words,
      ignores,
      rules: stored.rules.map((row) => toTeamRule(row, String(row.id))),
      terms: stored.terms.map(toTerm),
      templates: templates.map(({ template_id, config }) => ({ id: template_id, config })),
    },
    sources: Object.fromEntries(settings.map(({ source, row, kind, by }) => [source, toSource(row, kind, by)])),
    ruleSources: Object.fromEntries(settings.map(({ rule, source }) => [rule, source])),
    goals: goalsOf(stored.teams),
    deeper: deeperOf(stored.teams),
    ownDeeper: ownDeeperOf(stored.people),
  };
}

/** A rule, a term, or a template with its source. */
interface Setting {
  readonly rule: string;
  /** The same for everything in one place that one person has set: `guide/4/17`. */
  readonly source: string;
  readonly kind: "guide" | "base" | "templates";
  readonly row: Omit<SourceRow, "id">;
  readonly by: number | null;
}

function settingsOf({ rules, terms, guides, bases }: StoredContent, templates: readonly TemplateRow[]): Setting[] {
  const setting = (rule: string, kind: Setting["kind"], id: number, row: Omit<SourceRow, "id">, by: number | null) => ({
    rule,
    source: `${kind}/${id}/${by ?? 0}`,
    kind,
    row,
    by,
  });
  const [guideOf, baseOf] = [guides, bases].map((rows) => new Map(rows.map((row) => [row.id, row])));
  return [
    ...rules.flatMap(({ id, style_guide_id, created_by }) => {
      const guide = guideOf?.get(style_guide_id);
      return guide ? [setting(`house/${id}`, "guide", guide.id, guide, created_by)] : [];
    }),
    ...terms.flatMap(({ id, term_base_id, created_by }) => {
      const base = baseOf?.get(term_base_id);
      return base ? [setting(`term/${id}`, "base", base.id, base, created_by)] : [];
    }),
    ...templates.map((row) =>
      setting(`template/${row.template_id}`, "templates", row.owner_id, { ...row, name: "" }, row.modified_by),
    ),
  ];
}

/** Returns a term without members that have their default value, because the bundle is sent to clients. */
function toTerm(row: StoredTerm): Term {
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

/**
 * Returns the team's setting of each template, or else the person's own. A template that the team has turned off is off
 * for both.
 */
function chosenTemplates(rows: readonly TemplateRow[], personId: number): TemplateRow[] {
  const byId = new Map<number, TemplateRow>();
  for (const row of rows) {
    const before = byId.get(row.template_id);
    if (!before || before.owner_id === personId) byId.set(row.template_id, row);
  }
  return [...byId.values()].filter(({ is_selected }) => is_selected);
}
