import type { TermRow } from "../table/term-row.ts";

/** The terms of one TBX entry. */
export interface Concept {
  readonly conceptId: string;
  readonly domain: string;
  readonly rows: TermRow[];
}

const isAvoided = ({ Status }: TermRow): boolean => Status === "Deprecated" || Status === "Forbidden";
const place = (text: string, { Language, Domain }: TermRow): string => JSON.stringify([text, Language, Domain]);

/**
 * Groups terms into concepts by their id and domain, which TBX stores once per concept. A term without an id is on its
 * own, unless another term replaces it.
 */
export function conceptsOf(rows: readonly TermRow[]): Concept[] {
  const concepts = new Map<string, Concept>();
  const add = (key: string, row: TermRow) => {
    const { ConceptId, Domain } = row;
    const concept = concepts.get(key) ?? { conceptId: ConceptId, domain: Domain, rows: [] };
    concept.rows.push(row);
    concepts.set(key, concept);
  };
  const approved = new Map<string, string>();
  const orphans: TermRow[] = [];
  for (const [at, row] of rows.entries()) {
    const key = row.ConceptId === "" ? `at ${at}` : `id ${JSON.stringify([row.ConceptId, row.Domain])}`;
    if (row.ConceptId === "" && isAvoided(row)) {
      orphans.push(row);
      continue;
    }
    if (row.ConceptId === "" && row.Status === "Approved") approved.set(place(row.Text, row), key);
    add(key, row);
  }
  for (const [at, row] of orphans.entries()) add(approved.get(place(row.Replacement, row)) ?? `orphan ${at}`, row);
  return [...concepts.values()];
}
