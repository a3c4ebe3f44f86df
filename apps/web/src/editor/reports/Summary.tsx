import { readingMinutes } from "@housestyle/documents";
import { Button, useInSteps } from "@housestyle/ui";
import { memo } from "react";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { GraphPicture } from "./GraphPicture.tsx";
import { Measures } from "./Measures.tsx";
import type { ShownReport } from "./messages.ts";
import { ComparedWith } from "./norms/ComparedWith.tsx";
import { SummaryGoals } from "./SummaryGoals.tsx";
import { useReports } from "./use-reports.ts";
import "./summary.css";

/** The reports in a summary that only count, listed after those that judge. */
const counts: ReadonlySet<string> = new Set(["unique", "vocabulary", "characters"]);

/** A summary of the text in the form of an article, from its score to its smallest habits. */
export function Summary({ reports }: { readonly reports: readonly ShownReport[] }) {
  const title = useControllerState((state) => state.title);
  // The figure of the status line.
  const words = useControllerState((state) => state.words);
  const [overview, ...others] = reports;
  const told = others.filter(
    ({ sentences, graphs }) => sentences.length > 0 || graphs.some(({ bars }) => bars.length > 0),
  );
  const drawn = useInSteps(told.length, 2);
  const numberOf = (id: string) => overview?.measures.find((each) => each.id === id)?.value ?? 0;
  if (!overview || numberOf("words") === 0) return <p className="reports-note">{texts.empty}</p>;
  const otherMeasures = others.flatMap(({ measures }) => measures);
  const before = overview.measures.some((each) => each.before !== undefined);
  return (
    <article className="report" aria-label={texts.summary}>
      <h2 className="reports-title">{title.trim() || texts.summary}</h2>
      <p className="reports-lead">
        {texts.article.length(words, numberOf("sentences"), numberOf("paragraphs"))}{" "}
        {texts.article.time(readingMinutes(words), Math.ceil(numberOf("speaking")))}
      </p>
      <SummaryGoals measures={overview.measures} others={otherMeasures} />
      <Measures measures={overview.measures.filter(({ id }) => before || counts.has(id))} />
      <ComparedWith measures={otherMeasures} />
      {told.slice(0, drawn).map((report) => (
        <Section key={report.id} report={report} />
      ))}
    </article>
  );
}

const Section = memo(function Section({
  report: { id, title, sentences, measures, graphs },
}: {
  readonly report: ShownReport;
}) {
  const reports = useReports();
  return (
    <section className="summary-section" aria-label={title}>
      <h3 className="reports-subtitle">{title}</h3>
      <p className="reports-told">{sentences.join(" ")}</p>
      {graphs.slice(0, 1).map((graph) => (
        <GraphPicture key={graph.title} id={id} at={0} graph={{ ...graph, bars: shortened(graph) }} />
      ))}
      <Measures measures={measures.filter(({ target, before }) => target !== undefined || before !== undefined)} />
      <Button tone="quiet" aria-label={texts.wholeOf(title)} onClick={() => reports.choose(id)}>
        {texts.whole}
      </Button>
    </section>
  );
});

/** Of a list of words the article names the first. */
const shortened = ({ kind, bars }: ShownReport["graphs"][number]) => (kind === "list" ? bars.slice(0, 8) : bars);
