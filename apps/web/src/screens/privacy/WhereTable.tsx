import { privacy as texts } from "../../texts/site-privacy.ts";

const { columns } = texts;

/** The whole page in one table, for those who read no further. */
export function WhereTable() {
  return (
    <table className="privacy-table" aria-label={texts.tableLabel}>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.where}</th>
          <th scope="col">{columns.who}</th>
        </tr>
      </thead>
      <tbody>
        {texts.rows.map(({ what, where, who }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-column={columns.where}>{where}</td>
            <td data-column={columns.who}>{who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
