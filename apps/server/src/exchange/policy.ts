import type { ExchangeTable } from "@housestyle/contract";
import { mayEdit, mayWrite, membershipIn, mustBeIn, ownerNamed, type Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { mayAddWords } from "../dictionary/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { mayAddTerms } from "../terms/index.ts";
import type { ImportPlan } from "./apply-import.ts";
import { type CollectionPart, partInfo } from "./parts.ts";
import { ownerOfRow } from "./store.ts";

/** The collection that `parentId` names for each type of import. */
const parentPart: Partial<Readonly<Record<ExchangeTable, CollectionPart>>> = {
  styleguide: "StyleGuides",
  termbase: "TermBases",
  snippets: "SnippetFolders",
};

/** Returns whose content is meant: the owner of the parent, or else the named team, or else the caller. */
export async function ownerMeant(
  database: Database,
  person: Person,
  table: ExchangeTable,
  { parentId, teamId }: { readonly parentId?: number | null | undefined; readonly teamId?: number | null | undefined },
): Promise<number> {
  if (parentId === undefined || parentId === null) return ownerNamed(person, teamId);
  const part = parentPart[table];
  if (!part) throw new Failure("bad-request", { message: refusals.files.noParent });
  const owner = await ownerOfRow(database, partInfo[part].kind.table, parentId);
  if (owner === undefined) throw new Failure("no-such-row");
  if (owner !== person.personId) mustBeIn(person, owner);
  if (teamId !== undefined && teamId !== null && teamId !== owner) throw new Failure("no-such-row");
  return owner;
}

/** Fails, before the file is read, if the caller may change nothing there. */
export function mayImport(person: Person, ownerId: number, table: ExchangeTable): void {
  const membership = membershipIn(person, ownerId);
  if (!membership) return;
  mayWrite(membership);
  const mayPropose = table === "termbase" && membership.allowTermProposals;
  const mayHaveWords = table === "dictionary" && membership.allowUserDictionary;
  if (!mayPropose && !mayHaveWords) mayEdit(person, ownerId);
}

/**
 * Fails if the caller may not do all that is planned. Members who may add words or propose terms one by one may import
 * them.
 */
export function mayApply(person: Person, ownerId: number, { parts, collections, choices }: ImportPlan): void {
  const makesCollections = [...collections.values()].some((each) => each.missing().length > 0);
  const touched = parts.filter(({ steps }) =>
    steps.some(({ kind }) => kind === "new" || kind === "changed" || kind === "removed"),
  );
  const changes = touched.some(({ steps }) => steps.some(({ kind }) => kind === "changed" || kind === "removed"));
  if (changes || makesCollections || choices.length > 0) mayEdit(person, ownerId);
  for (const { part, steps } of touched) {
    const added = steps.flatMap((step) => (step.kind === "new" ? [step.row] : []));
    if (part === "Dictionary") mayAddWords(person, ownerId);
    else if (part === "Terms") mayAddTerms(person, ownerId, added);
    else mayEdit(person, ownerId);
  }
}
