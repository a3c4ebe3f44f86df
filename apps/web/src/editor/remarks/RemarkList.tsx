import { likenessOf, rowsOf } from "@housestyle/panel";
import { useMemo, useState } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { VirtualRows } from "../lists/VirtualRows.tsx";
import { AlikeRow } from "./AlikeRow.tsx";
import { DialectOffer } from "./DialectOffer.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { NamesOffer } from "./NamesOffer.tsx";
import { OpenRow, RemarkRow } from "./RemarkRow.tsx";
import { useListed } from "./use-listed.ts";

/** The height of a closed row, in CSS pixels. */
const rowHeight = 64;

/** Every remark of the chosen group, the current one open; many that are alike share a row. */
export function RemarkList() {
  const list = useListed();
  const current = useControllerState((state) => state.current?.key);
  const isHere = useControllerState((state) => state.place === "panel");
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

  if (list.length === 0) return <EmptyList />;
  return (
    <>
      <DialectOffer />
      <NamesOffer />
      <VirtualRows
        label={parts.panel.label}
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
