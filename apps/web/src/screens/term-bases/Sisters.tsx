import { termBases } from "../../texts/term-bases.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { useSisters } from "./use-terms.ts";

const texts = termBases.term;

/** The other terms of a concept. Their statuses decide which of them are suggested. */
export function Sisters({
  baseId,
  concept,
  id,
}: {
  readonly baseId: number;
  readonly concept: string;
  readonly id?: number;
}) {
  const sisters = useSisters(baseId, concept, id);
  if (concept.trim() === "") return null;
  return (
    <section className="sisters" aria-label={texts.sisters}>
      <h3>{texts.sisters}</h3>
      {sisters.length === 0 ? <p className="content-quiet">{texts.noSisters}</p> : null}
      <ul>
        {sisters.map((term) => (
          <li key={term.Id}>
            <span className="sister-text">{term.Text}</span>
            <StatusBadge status={term.Status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
