import { number } from "@housestyle/texts";
import type { Answer } from "../../app/answer.ts";
import { provenance as texts } from "../../texts/provenance.ts";
import "./provenance.css";

/** How much each person has written in which way. */
export type Totals = Answer<"readDocumentProvenance">["Totals"];

/** A table of how much each person has written in which way. */
export function ProvenanceTotals({ totals }: { readonly totals: Totals }) {
  return (
    <table className="provenance-totals">
      <caption>{texts.totals}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.heads.who}</th>
          <th scope="col">{texts.heads.how}</th>
          <th scope="col">{texts.heads.characters}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ Name, Source, Characters }) => (
          <tr key={`${Name} ${Source}`}>
            <td>{Name || texts.unknown}</td>
            <td>{Source === null ? texts.unrecorded : texts.sources[Source]}</td>
            <td>{number(Characters)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
