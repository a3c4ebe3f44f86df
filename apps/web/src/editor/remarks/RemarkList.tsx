import { Button } from "@housestyle/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { texts } from "../../texts/editor.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { type ListShape, listHeight, rowsBetween, rowTop } from "./list-window.ts";
import { RemarkCard } from "./RemarkCard.tsx";
import type { Remark } from "./remark.ts";
import { useListed } from "./use-listed.ts";

/** The height of a closed row, in CSS pixels; `.remark-row` has the same. */
const rowHeight = 44;

/** Every remark of the chosen group, the current one open. Only the rows that show are in the page. */
export function RemarkList() {
  const list = useListed();
  const current = useDeskState((state) => state.current?.key);
  const isHere = useDeskState((state) => state.place === "panel");
  const scroller = useRef<HTMLDivElement>(null);
  const openRow = useRef<HTMLLIElement>(null);
  const [view, setView] = useState({ top: 0, height: 900 });
  const [openHeight, setOpenHeight] = useState(240);
  const at = list.findIndex((remark) => remark.key === current);
  const open = isHere ? at : -1;
  const shape: ListShape = { count: list.length, rowHeight, open, openHeight };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);

  useLayoutEffect(() => {
    const element = openRow.current;
    if (!element || open < 0) return;
    const watcher = new ResizeObserver(() => setOpenHeight(element.offsetHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [open]);

  // Only a new current remark moves the list; its reader may scroll away from it.
  const top = at < 0 ? undefined : rowTop(shape, at);
  const height = isHere ? openHeight : rowHeight;
  const seen = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    const isNew = seen.current !== current;
    seen.current = current;
    if (!element || top === undefined || !isNew) return;
    const isShown = top >= element.scrollTop && top + height <= element.scrollTop + element.clientHeight;
    if (!isShown) element.scrollTop = Math.max(0, top - rowHeight);
  }, [current, top, height]);

  if (list.length === 0) return <EmptyList />;
  const { from, to } = rowsBetween(shape, view.top, view.top + view.height);
  return (
    <div ref={scroller} className="remark-scroll">
      <ul className="remark-list" aria-label={parts.panel.label} style={{ height: listHeight(shape) }}>
        {list.slice(from, to).map((remark, offset) => {
          const index = from + offset;
          const isOpen = index === open;
          return (
            <li
              key={remark.key}
              ref={isOpen ? openRow : undefined}
              className={isOpen ? "remark-item remark-item-open" : "remark-item"}
              style={{ transform: `translateY(${rowTop(shape, index)}px)` }}
              aria-setsize={list.length}
              aria-posinset={index + 1}
            >
              {isOpen ? <OpenRow remark={remark} /> : <Row remark={remark} isCurrent={index === at} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function OpenRow({ remark }: { readonly remark: Remark }) {
  return (
    <>
      <p className="remark-row remark-row-open">
        <Words remark={remark} />
      </p>
      <RemarkCard remark={remark} />
    </>
  );
}

function Row({ remark, isCurrent }: { readonly remark: Remark; readonly isCurrent: boolean }) {
  const desk = useDesk();
  return (
    <button
      type="button"
      className={isCurrent ? "remark-row remark-row-current" : "remark-row"}
      aria-current={isCurrent}
      onClick={() => desk.remarks.open(remark.key, "panel", true)}
    >
      <Words remark={remark} />
    </button>
  );
}

function Words({ remark: { finding } }: { readonly remark: Remark }) {
  const [first] = finding.suggestions;
  return (
    <>
      <span className={`remark-words mark mark-${finding.kind}`}>{finding.text}</span>
      <span className="visually-hidden">{texts.kinds[finding.kind]}</span>
      <span className="remark-instead">{first === undefined || first === "" ? finding.message : first}</span>
    </>
  );
}

function EmptyList() {
  const desk = useDesk();
  const words = useDeskState((state) => state.words);
  const filter = useDeskState((state) => state.filter);
  const isBusy = useDeskState((state) => state.engine === "loading" || state.progress.checked < state.progress.total);
  if (words === 0) {
    return (
      <div className="empty">
        <p>{parts.panel.noneYet}</p>
        <Button onClick={() => void desk.document.sample()}>{parts.menu.sample}</Button>
      </div>
    );
  }
  const said = isBusy ? parts.panel.reading : filter ? parts.panel.noneInGroup : parts.panel.none;
  return (
    <div className="empty">
      <p>{said}</p>
    </div>
  );
}
