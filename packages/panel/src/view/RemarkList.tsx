import { VirtualRows } from "@housestyle/ui";
import { type ReactNode, useMemo, useState } from "react";
import { likenessOf, rowsOf } from "../likeness.ts";
import { texts } from "../remark-texts.ts";
import { AlikeRow } from "./AlikeRow.tsx";
import { useListed, useShown } from "./panel-host.ts";
import { OpenRow, RemarkRow } from "./RemarkRow.tsx";

/** The height of a closed row, in CSS pixels. */
const rowHeight = 64;

/**
 * Lists the remarks of the chosen category with the current one open; many that are alike share a row. `offers` are shown
 * above the list, and `empty` if there are no remarks.
 */
export function RemarkList({ offers, empty }: { readonly offers?: ReactNode; readonly empty: ReactNode }) {
  const list = useListed();
  const current = useShown((host) => host.list().current?.key);
  const isHere = useShown((host) => host.list().place === "panel");
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(list, unfolded, current), [list, unfolded, current]);
  const at = rows.findIndex((row) => row.kind === "remark" && row.key === current);

  const row = (index: number) => {
    const here = rows[index];
    if (here?.kind === "alike") {
      return <AlikeRow {...here} toggle={() => setUnfolded(toggled(unfolded, likenessOf(here.first.finding)))} />;
    }
    if (!here) return null;
    if (index === at && isHere) return <OpenRow remark={here.remark} />;
    return <RemarkRow remark={here.remark} isCurrent={index === at} isInner={here.isInner} />;
  };

  if (list.length === 0) return empty;
  return (
    <>
      {offers}
      <VirtualRows
        label={texts.panel.label}
        className="remark-scroll"
        count={rows.length}
        height={rowHeight}
        keyOf={(index) => rows[index]?.key ?? `${index}`}
        row={row}
        follow={{ key: current, index: at }}
      />
    </>
  );
}

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  return set.has(value) ? new Set([...set].filter((other) => other !== value)) : new Set([...set, value]);
}
