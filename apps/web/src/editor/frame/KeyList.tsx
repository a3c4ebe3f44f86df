import { parts } from "../../texts/editor-parts.ts";

/** Every key the page obeys. */
export function KeyList() {
  return (
    <>
      <table className="key-list">
        <tbody>
          {parts.keys.rows.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{parts.keys.mac}</p>
    </>
  );
}
