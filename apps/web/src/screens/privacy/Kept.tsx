import { HeadRow } from "@housestyle/ui";
import { privacy as texts } from "../../texts/privacy.ts";

/** What is kept, where, and until when. On narrow windows each row stands as a paragraph of its own. */
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
