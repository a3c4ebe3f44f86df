import { HeadRow } from "@housestyle/ui";
import { privacy as texts } from "../../texts/privacy.ts";

/** A table of what is stored, where, and for how long. In narrow windows, each row becomes a paragraph. */
export function Kept() {
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{texts.table}</h2>
      <table className="privacy-table">
        <HeadRow names={[texts.heads.what, texts.heads.where, texts.heads.until]} />
        <tbody>
          {texts.rows.map(({ what, where, until }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-head={texts.heads.where}>{where}</td>
              <td data-head={texts.heads.until}>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
