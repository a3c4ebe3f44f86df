import type { ExchangeTable, ImportMode } from "@housestyle/contract";
import { type ArchivedTemplateChoice, isRow, type Problem, styleGuideTable, type TableRow } from "@housestyle/exchange";
import type { Asker, CheckingService } from "../checking/index.ts";
import type { Database } from "../db/index.ts";
import { brokenExpressions } from "../dictionary/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { toTrial } from "../tagging/index.ts";
import type { ImportPlan } from "./apply-import.ts";
import { type ChoiceStep, planChoices } from "./choices.ts";
import type { Collections, StoredRow } from "./collections.ts";
import { type ContentPart, contentParts, type FileReading, type ParsedFileRow } from "./job.ts";
import { type CollectionPart, partInfo } from "./parts.ts";
import { collectionOf, mustFit, type PlannedPart, placeRows, planPart, refuseSteps } from "./plan-import.ts";
import { readOwned, readTemplateChoices } from "./store.ts";

/** The main part of each type of file. */
export const mainPart = {
  dictionary: "Dictionary",
  styleguide: "StyleGuideItems",
  snippets: "Snippets",
  termbase: "Terms",
  team: undefined,
} as const satisfies Record<ExchangeTable, ContentPart | undefined>;

export interface ImportRequest {
  readonly table: ExchangeTable;
  readonly ownerId: number;
  readonly parentId: number | undefined;
  readonly mode: ImportMode;
  readonly asker: Asker;
}

/** The number of rules tested in one job. */
const rulesAtOnce = 500;

/** Collections come before their contents. */
const order: readonly ContentPart[] = contentParts;

/** Determines what an import would do. Changes nothing. */
export async function prepareImport(
  database: Database,
  checker: CheckingService,
  reading: FileReading<ParsedFileRow[]>,
  request: ImportRequest,
): Promise<ImportPlan> {
  const { ownerId, parentId, mode, table } = request;
  const whole = table === "team";
  const storedCollections = await readCollections(database, ownerId, reading.parts);
  const placed = placeRows(reading, storedCollections, parentId);
  const wish = { mode, parentId, whole, replaces: whole ? contentParts : [mainPart[table]] };
  const parts: PlannedPart[] = [];
  for (const part of order) {
    const incoming = placed.parts[part];
    if (!incoming) continue;
    const stored =
      storedCollections.get(part as CollectionPart) ??
      (await readOwned(database, partInfo[part].kind, ownerId, inPlay(part, incoming, placed.collections, whole)));
    const planned = planPart(part, incoming, stored, problemsOf(reading.problems, part, whole), wish);
    parts.push(await withoutBroken(part, planned, checker, request.asker));
  }
  for (const part of parts) mustFit(part);
  const plan = { parts, collections: placed.collections, choices: [] };
  mustHaveRoom(plan, storedCollections);
  if (!reading.choices) return plan;
  const stored = await readTemplateChoices(database, ownerId);
  return { ...plan, choices: await plannedChoices(reading.choices, stored, checker, request) };
}

/** Reads the owner's collections of every part in the file. */
async function readCollections(
  database: Database,
  ownerId: number,
  parts: FileReading<ParsedFileRow[]>["parts"],
): Promise<Map<CollectionPart, StoredRow[]>> {
  const found = new Map<CollectionPart, StoredRow[]>();
  for (const [part, collection] of collectionOf) {
    if (parts[part] || parts[collection]) {
      found.set(collection, await readOwned(database, partInfo[collection].kind, ownerId));
    }
  }
  return found;
}

/** Returns the collections whose rows matter, or undefined for all, because shortcuts are unique across folders. */
function inPlay(
  part: ContentPart,
  incoming: readonly ParsedFileRow[],
  collections: ReadonlyMap<CollectionPart, Collections>,
  whole: boolean,
): number[] | undefined {
  const { collection } = partInfo[part];
  const around = collection && collections.get(collection.part);
  if (!collection || !around || whole || part === "Snippets") return undefined;
  const tokens = new Set(incoming.map(({ row }) => String(row[collection.column])));
  if (tokens.size === 0) tokens.add(around.tokenFor(""));
  return [...tokens].flatMap((token) => around.idOf(token) ?? []);
}

/** Returns the problems of one part. In an archive, each begins with the name of its file. */
function problemsOf(problems: readonly Problem[], part: ContentPart, whole: boolean): Problem[] {
  if (!whole) return [...problems];
  const start = `${archiveFile[part]}: `;
  return problems.map((problem) =>
    problem.name.startsWith(start) ? { ...problem, name: problem.name.slice(start.length) } : problem,
  );
}

const archiveFile: Readonly<Record<ContentPart, string>> = {
  Dictionary: "dictionary.csv",
  StyleGuides: "style-guides.csv",
  StyleGuideItems: "style-guide-items.csv",
  TermBases: "term-bases.csv",
  Terms: "terms.csv",
  SnippetFolders: "snippet-folders.csv",
  Snippets: "snippets.csv",
};

/** Tests rows that would take effect. Invalid ones are refused, and the rest is imported. */
function withoutBroken(part: ContentPart, planned: PlannedPart, checker: CheckingService, asker: Asker) {
  if (part === "StyleGuideItems") return withoutBrokenRules(planned, checker, asker);
  return part === "Dictionary" ? withoutBrokenExpressions(planned, checker, asker) : planned;
}

const writtenRows = ({ steps }: PlannedPart) =>
  steps.flatMap((step, index) => (step.kind === "new" || step.kind === "changed" ? [{ index, row: step.row }] : []));

async function withoutBrokenExpressions(planned: PlannedPart, checker: CheckingService, asker: Asker) {
  const written = writtenRows(planned);
  const entries = written.map(({ row }) => ({ word: String(row.Word), isRegex: row.IsRegex === true }));
  const broken = await brokenExpressions(entries, checker, asker);
  return refuseSteps(planned, new Map([...broken].map(([at, message]) => [written[at]?.index ?? -1, message])));
}

async function withoutBrokenRules(planned: PlannedPart, checker: CheckingService, asker: Asker): Promise<PlannedPart> {
  const tried = writtenRows(planned);
  const reasons = new Map<number, string>();
  const patience = { budget: checker.timeLimits.rules, ...asker };
  for (let at = 0; at < tried.length; at += rulesAtOnce) {
    const some = tried.slice(at, at + rulesAtOnce);
    const rules = some.map(({ row }) => trialOf(row));
    for (const { index, member, message } of await checker.tryRules(rules, "en-US", patience)) {
      const place = some[index]?.index ?? -1;
      if (!reasons.has(place)) reasons.set(place, `${member}: ${message}`);
    }
  }
  return refuseSteps(planned, reasons);
}

function trialOf(row: TableRow) {
  if (!isRow(styleGuideTable, row)) throw new Error("A rule was read from a file and lacks a member.");
  return toTrial(row, "0");
}

async function plannedChoices(
  given: readonly ArchivedTemplateChoice[],
  stored: Awaited<ReturnType<typeof readTemplateChoices>>,
  checker: CheckingService,
  { mode, asker }: ImportRequest,
): Promise<ChoiceStep[]> {
  const asked = given.map(({ StyleGuideTemplateId, Config }) => ({
    id: Number(StyleGuideTemplateId),
    config: Config ?? undefined,
  }));
  const answers = await checker.tryConfigs(asked, { budget: checker.timeLimits.rules, ...asker });
  const problems = answers.map((answer) => {
    if (!answer) return refusals.content.noTemplate;
    const [first] = answer;
    return first && `${first.key}: ${first.message}`;
  });
  return planChoices(given, problems, stored, mode);
}

/** Fails if new collections exceed the limit of an owner, including those that rows only name. */
function mustHaveRoom(plan: ImportPlan, stored: ReadonlyMap<CollectionPart, readonly StoredRow[]>): void {
  for (const [part, collections] of plan.collections) {
    const most = partInfo[part].kind.mostPerOwner ?? Number.POSITIVE_INFINITY;
    const there = (stored.get(part)?.length ?? 0) + collections.missing().length;
    if (collections.missing().length > 0 && there > most) {
      throw new Failure("too-many", { message: refusals.files.full(most) });
    }
  }
}
