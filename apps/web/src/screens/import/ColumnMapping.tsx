import type { CsvPreview } from "@housestyle/exchange";
import { Select } from "@housestyle/ui";
import { exchange as texts } from "../../texts/exchange.ts";
import { remapped } from "./import-plan.ts";

/** The first rows of the file in columns, with a choice above each column of what it means. */
export function ColumnMapping({
  head,
  mapping,
  onChange,
}: {
  readonly head: CsvPreview;
  readonly mapping: Readonly<Record<string, string | null>>;
  readonly onChange: (mapping: Record<string, string | null>) => void;
}) {
  return (
    <section className="mapping" aria-label={texts.columns}>
      <h3 className="exchange-subhead">{texts.columns}</h3>
      <p className="exchange-note">{texts.columnsAbout}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys */}
      <section className="mapping-scroll" tabIndex={0} aria-label={texts.firstRows}>
        <table className="plain-table">
          <thead>
            <tr>
              {head.headings.map(({ heading }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name when headings repeat
                <th key={at} scope="col">
                  <Select
                    label={heading}
                    value={mapping[heading] ?? ""}
                    options={[
                      { value: "", label: texts.leaveOut },
                      ...head.members.map((member) => ({ value: member, label: texts.memberName(member) })),
                    ]}
                    onChange={(member) => onChange(remapped(mapping, heading, member || null))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {head.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={at}>
                {head.headings.map(({ heading }, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} className={mapping[heading] ? undefined : "mapping-out"}>
                    {row[column] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
