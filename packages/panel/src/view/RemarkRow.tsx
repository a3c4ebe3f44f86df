import type { Remark } from "@housestyle/surfaces";
import { contextOf } from "../context.ts";
import { texts } from "../remark-texts.ts";
import { usePanel } from "./panel-host.ts";
import { RemarkCard } from "./RemarkCard.tsx";

/** Shows a remark in the list: its words in context and the replacement. Pressing it opens it. */
export function RemarkRow({
  remark,
  isCurrent,
  isInner,
}: {
  readonly remark: Remark;
  readonly isCurrent: boolean;
  readonly isInner: boolean;
}) {
  const host = usePanel();
  const { kind, message, suggestions } = remark.finding;
  // A space would not be seen: then the message says it.
  const first = suggestions[0]?.trim();
  return (
    <button
      type="button"
      className={`remark-row${isCurrent ? " remark-row-current" : ""}${isInner ? " remark-row-inner" : ""}`}
      aria-current={isCurrent}
      onClick={() => host.shown()?.remarks.open(remark.key, "panel", true)}
    >
      <InContext remark={remark} />
      <span className="visually-hidden">{texts.kinds[kind]}</span>
      <span className={first ? "remark-instead" : "remark-why"} lang="en">
        {first || message}
      </span>
    </button>
  );
}

/** Shows the remark in full. */
export function OpenRow({ remark }: { readonly remark: Remark }) {
  return (
    <div className="remark-item-open">
      <p className="remark-row remark-row-open">
        <InContext remark={remark} />
      </p>
      <RemarkCard remark={remark} />
    </div>
  );
}

function InContext({ remark }: { readonly remark: Remark }) {
  const host = usePanel();
  const { before, after } = contextOf(host.shown()?.surface.inBlock(remark));
  const { kind, text } = remark.finding;
  return (
    <span className="remark-context" lang="en">
      {before}
      <span className={`remark-words mark mark-${kind}`}>{text}</span>
      {after}
    </span>
  );
}
