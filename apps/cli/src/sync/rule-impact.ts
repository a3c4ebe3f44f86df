import type { Output, previewRules } from "@housestyle/contract";
import { type GroupDifference, kindOf, labelOf, type SyncFields, syncKinds } from "@housestyle/team-files";
import { toMembers } from "./push-parts.ts";
import type { SyncServer } from "./server-calls.ts";

/** How often a rule matches, in the documents of the key's account and in published prose. */
export interface RuleCounts {
  readonly documents: number;
  readonly documentWords: number;
  readonly sample: number;
  readonly sampleWords: number;
}

/** What the change of one rule does: before it, after it, or what is wrong with it. */
export interface RuleImpact {
  readonly ref: string;
  readonly label: string;
  readonly before: RuleCounts | undefined;
  readonly after: RuleCounts | undefined;
  readonly problem: string | undefined;
}

/** What all changes of rules and of words to avoid do. */
export interface SyncImpact {
  readonly rules: readonly RuleImpact[];
  /** How many more there are than the server was asked for. */
  readonly more: number;
  /** Whether the server checked all text. */
  readonly isComplete: boolean;
}

/** The most rules that are tried, and the most in one call. */
const mostRules = 100;
const perCall = 20;

type TriedRule = Readonly<Record<string, unknown>>;

interface TriedChange {
  readonly ref: string;
  readonly label: string;
  readonly before: TriedRule | undefined;
  readonly after: TriedRule | undefined;
}

/** Asks the server how often changed rules match, before and after. Nothing is stored. */
export async function impactOf(server: SyncServer, differences: readonly GroupDifference[]): Promise<SyncImpact> {
  const all = differences.flatMap(triedChanges);
  const shown = all.slice(0, mostRules);
  const rules = shown.flatMap(({ before, after }) => [before, after].filter((rule) => rule !== undefined));
  const results = new Map<TriedRule, RuleCounts | string>();
  let isComplete = true;
  for (let from = 0; from < rules.length; from += perCall) {
    const batch = rules.slice(from, from + perCall);
    const answer = await server.value(() => server.api.previewRules({ Rules: batch }));
    isComplete &&= answer.Complete;
    for (const [rule, result] of resultsOf(batch, answer)) results.set(rule, result);
  }
  return { rules: shown.map((change) => toImpact(change, results)), more: all.length - shown.length, isComplete };
}

function triedChanges({ ref, changed, added, removed }: GroupDifference): TriedChange[] {
  const kind = kindOf(ref);
  const pairs: readonly (readonly [SyncFields | undefined, SyncFields | undefined])[] = [
    ...added.map(({ fields }) => [undefined, fields] as const),
    ...changed.map(({ from, to }) => [from.fields, to.fields] as const),
    ...removed.map(({ fields }) => [fields, undefined] as const),
  ];
  return pairs.flatMap(([from, to]) => {
    const [before, after] = [triedRule(kind.id, from), triedRule(kind.id, to)];
    return before || after ? [{ ref, label: labelOf(kind, to ?? from ?? {}), before, after }] : [];
  });
}

/** Returns a rule that can be tried: one that is on, or a term that is not to be used. */
function triedRule(kind: string, fields: SyncFields | undefined): TriedRule | undefined {
  if (!fields) return undefined;
  if (kind === "guides" && fields.isEnabled === true) return toMembers(syncKinds.guides.fields, fields);
  const isAvoided = fields.status === "Deprecated" || fields.status === "Forbidden";
  if (kind !== "terms" || !isAvoided) return undefined;
  return { Match: String(fields.text), Replace: String(fields.replacement) };
}

function resultsOf(batch: readonly TriedRule[], { Rules, RuleErrors }: Output<typeof previewRules>) {
  const counts = Rules.flatMap(({ Index, Documents, Sample }) => {
    const rule = batch[Index];
    const found = {
      ...{ documents: Documents.Count, documentWords: Documents.Words },
      ...{ sample: Sample.Count, sampleWords: Sample.Words },
    };
    return rule ? [[rule, found] as const] : [];
  });
  const errors = RuleErrors.flatMap(({ Index, Message }) => {
    const rule = batch[Index];
    return rule ? [[rule, Message] as const] : [];
  });
  return [...counts, ...errors];
}

function toImpact(
  { ref, label, before, after }: TriedChange,
  results: ReadonlyMap<TriedRule, RuleCounts | string>,
): RuleImpact {
  const counts = (rule: TriedRule | undefined) => {
    const result = rule && results.get(rule);
    return typeof result === "string" ? undefined : result;
  };
  const result = after && results.get(after);
  const problem = typeof result === "string" ? result : undefined;
  return { ref, label, before: counts(before), after: counts(after), problem };
}
