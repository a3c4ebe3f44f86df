import { Button, friendlyTime, HeadRow } from "@housestyle/ui";
import { useQuery } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { exchange as texts } from "../../texts/exchange.ts";
import { useUndo } from "./use-undo.tsx";

/** The imports of the last thirty days, each with its way back. */
export function PastImports() {
  const imports = useQuery({
    queryKey: ["imports"],
    queryFn: ({ signal }) => ask(server.listImports(undefined, { query: { Take: 50 }, signal })),
  });
  const { undo, asking } = useUndo();
  const rows = imports.data ?? [];
  return (
    <section className="exchange-part" aria-label={texts.past}>
      <h2 className="exchange-head">{texts.past}</h2>
      <p className="exchange-note">{rows.length === 0 ? texts.noPast : texts.pastAbout}</p>
      {rows.length === 0 ? null : (
        <table className="plain-table">
          <HeadRow names={[texts.pastHeads.what, texts.pastHeads.counts, texts.pastHeads.when]}>
            <td />
          </HeadRow>
          <tbody>
            {rows.map((row) => (
              <tr key={row.Id}>
                <td>
                  {texts.tables[row.Table as keyof typeof texts.tables] ?? row.Table}
                  <span className="past-file">{row.FileName}</span>
                </td>
                <td className="past-counts">{[row.Imported, row.Updated, row.Removed].join(" · ")}</td>
                <td>{friendlyTime(row.CreatedOn, new Date())}</td>
                <td className="past-undo">
                  {row.UndoneOn === null ? null : texts.wasUndone}
                  {row.CanUndo && row.UndoneOn === null ? (
                    <Button tone="quiet" onClick={() => void undo(row.Id)}>
                      {texts.undo}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {asking}
    </section>
  );
}
