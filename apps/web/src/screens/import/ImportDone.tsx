import type { ExchangeTable, ImportReport } from "@housestyle/contract";
import { Button } from "@housestyle/ui";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { exchange as texts } from "../../texts/exchange.ts";
import { ReportView } from "./ReportView.tsx";
import { useUndo } from "./use-undo.tsx";

const results: Readonly<Record<ExchangeTable, string>> = {
  dictionary: "/dictionary",
  styleguide: "/style-guides",
  snippets: "/snippets",
  termbase: "/term-bases",
  team: "/team",
};

/** The end of the wizard: what happened, where to see it, and how to take it back. */
export function ImportDone({
  table,
  report,
  onAnother,
}: {
  readonly table: ExchangeTable;
  readonly report: ImportReport;
  readonly onAnother: () => void;
}) {
  const { undo, asking } = useUndo(onAnother);
  const { ImportId } = report;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="exchange-part" aria-label={texts.import}>
      <h2 ref={head} tabIndex={-1} className="exchange-head">
        {texts.applied}
      </h2>
      <ReportView title={texts.wasDone} report={report} />
      <div className="exchange-actions">
        <Link href={results[table]} className="button button-primary">
          {texts.see}
        </Link>
        {ImportId === null ? null : <Button onClick={() => void undo(ImportId)}>{texts.undo}</Button>}
        <Button tone="quiet" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      {asking}
    </section>
  );
}
