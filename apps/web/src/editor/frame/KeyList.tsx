import { editorPalette } from "../../texts/editor-palette.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";

/** After which keys those for rephrasing are listed. */
const neighbor = "Shift+F7";

/** Every key the page obeys. */
export function KeyList() {
  const mayRephrase = useWorkspaceState((state) => state.gates.rephrase, false);
  const rows = parts.keys.rows.flatMap((row) =>
    mayRephrase && row[0] === neighbor ? [row, ["Ctrl+F7", editorPalette.rephraseHere] as const] : [row],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the list scrolls, which keys have to reach
    <section aria-label={parts.keys.title} tabIndex={0} className="key-lists">
      <table className="key-list">
        <tbody>
          {rows.map(([keys, does]) => (
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
