import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** The number of extra rows rendered on each side, so that scrolling shows no gaps. */
const spare = 6;

/**
 * A list of any length that renders only its visible rows. Rows may have different heights and change them; `height` is
 * a first estimate. When the key of `follow` changes, its row is scrolled into view.
 */
export function VirtualRows({
  label,
  className,
  count,
  height,
  keyOf,
  row,
  follow,
}: {
  readonly label: string;
  readonly className: string;
  readonly count: number;
  readonly height: number;
  readonly keyOf: (index: number) => string;
  readonly row: (index: number) => ReactNode;
  readonly follow?: { readonly key: string | undefined; readonly index: number };
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: spare,
  });

  const wanted = follow?.key;
  const index = follow?.index ?? -1;
  const seen = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (seen.current === wanted || (wanted !== undefined && index < 0)) return;
    seen.current = wanted;
    if (wanted !== undefined) rows.scrollToIndex(index, { align: "auto" });
  }, [rows, wanted, index]);

  return (
    <div ref={scroller} className={`virtual-scroll ${className}`}>
      <ul className="virtual-list" aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={rows.measureElement}
            data-index={item.index}
            className="virtual-row"
            style={{ transform: `translateY(${item.start}px)` }}
            aria-setsize={count}
            aria-posinset={item.index + 1}
          >
            {row(item.index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
