import { parts } from "../../texts/editor-parts.ts";

/** Every key the page obeys. */
export function KeyList() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the list scrolls, which keys have to reach
    <section aria-label={parts.keys.title} tabIndex={0} className="key-lists">
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
    </section>
  );
}
