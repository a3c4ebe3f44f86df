import { number } from "@housestyle/texts";
import { friendlyTime, Sparkline } from "@housestyle/ui";
import { FigureTable } from "../../app/FigureTable.tsx";
import { analytics as texts } from "../../texts/analytics.ts";
import type { Projects } from "./insights.ts";

const { heads, parts } = texts;

/** How a team's documents are doing, by project. */
export function ProjectList({ projects }: { readonly projects: Projects }) {
  return (
    <FigureTable
      title={parts.projects}
      about={parts.projectsAbout}
      rows={projects}
      keyOf={({ Id }) => Id}
      columns={[
        { head: heads.project, cell: ({ Name }) => Name || texts.noProject },
        { head: heads.documents, cell: ({ Documents }) => number(Documents), isNumber: true },
        { head: heads.words, cell: ({ Words }) => number(Words), isNumber: true },
        {
          head: heads.issues,
          cell: ({ IssuesPer1000 }) => (IssuesPer1000 === null ? texts.none : IssuesPer1000.toFixed(1)),
          isNumber: true,
        },
        { head: heads.score, cell: ({ Score }) => (Score === null ? texts.none : Math.round(Score)), isNumber: true },
        {
          head: heads.trend,
          cell: ({ Name, Trend }) =>
            Trend.length < 2 ? (
              texts.none
            ) : (
              <Sparkline
                values={Trend.map(({ Score }) => Score)}
                caption={`${texts.trendCaption(Name || texts.noProject)}: ${Trend.map(({ Score }) => (Score === null ? texts.none : Math.round(Score))).join(", ")}`}
              />
            ),
        },
        { head: heads.last, cell: ({ LastChecked }) => friendlyTime(LastChecked, new Date()) },
      ]}
    />
  );
}
