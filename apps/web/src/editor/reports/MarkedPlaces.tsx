import { Button, IconButton } from "@housestyle/ui";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { thesaurusId } from "./messages.ts";
import { useReports, useReportsState } from "./use-reports.ts";

/** What is marked in the text just now, and the way from one place to the next. */
export function MarkedPlaces() {
  const reports = useReports();
  const workspace = useWorkspace();
  const marked = useReportsState((state) => state.marked);
  const next = useRef<HTMLButtonElement>(null);
  const isMarked = marked !== undefined;
  // On a small screen the report steps aside, and what was pressed with it.
  useEffect(() => {
    if (isMarked && !document.activeElement?.checkVisibility()) next.current?.focus();
  }, [isMarked]);
  if (!marked) return null;
  const { label, total = 0, at } = marked;
  return (
    <section className="marked-places" aria-label={texts.marked.label}>
      <span className="marked-label">{label}</span>
      <span role="status">
        {marked.total === undefined ? "" : total === 0 ? texts.marked.none : texts.marked.of(at + 1, total)}
      </span>
      <IconButton label={texts.marked.previous} onClick={() => reports.go(-1)}>
        <ChevronUp size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton ref={next} label={texts.marked.next} onClick={() => reports.go(1)}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {marked.key.id === thesaurusId && total > 0 ? (
        <Button tone="quiet" onClick={() => workspace?.thesaurus.open()}>
          {texts.marked.otherWords}
        </Button>
      ) : null}
      <IconButton label={texts.marked.done} className="marked-done" onClick={() => reports.unmark()}>
        <X size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <Button tone="quiet" className="marked-back" onClick={() => reports.unmark()}>
        {texts.marked.back}
      </Button>
    </section>
  );
}
