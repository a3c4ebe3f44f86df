import { type AnalyticsPeriod, analyticsPeriods } from "@housestyle/contract";
import { Button, EmptyState, Select, Skeleton } from "@housestyle/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { ask, messageOf } from "../../app/ask.ts";
import { OwnerSelect } from "../../app/OwnerSelect.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { useOwner } from "../../app/use-owner.ts";
import { analytics as texts } from "../../texts/analytics.ts";
import { shell } from "../../texts/shell.ts";
import type { AllTime, TeamInsights } from "./insights.ts";
import { Lists } from "./Lists.tsx";
import { Pictures } from "./Pictures.tsx";
import { ProjectList } from "./ProjectList.tsx";
import { storyOf } from "./story.ts";
import "./analytics.css";
import { dayName } from "../../texts/dates.ts";

const periods: readonly AnalyticsPeriod[] = Object.values(analyticsPeriods);

/** What a team has done: three sentences, then pictures, then lists. */
export default function Screen() {
  const [owner, setOwner] = useOwner();
  const [search, setSearch] = useSearchParams();
  const period = periods.find((each) => String(each) === search.get("period")) ?? analyticsPeriods.LastMonth;
  const teams = useSession((session) => session.teams);
  const query = { teamId: owner };
  const insights = useQuery({
    queryKey: ["analytics", "insights", owner, period],
    queryFn: ({ signal }) => ask(server.insightsAnalytics(undefined, { query: { ...query, period }, signal })),
    placeholderData: keepPreviousData,
  });
  const allTime = useQuery({
    queryKey: ["analytics", "alltime", owner],
    queryFn: ({ signal }) => ask(server.allTimeAnalytics(undefined, { query, signal })),
  });
  const projects = useQuery({
    queryKey: ["analytics", "project", owner],
    queryFn: ({ signal }) => ask(server.projectAnalytics(undefined, { query, signal })),
  });
  const members = useQuery({
    queryKey: ["analytics", "members", owner],
    enabled: (insights.data?.Members.length ?? 0) > 0,
    queryFn: ({ signal }) =>
      ask(server.listTeamUsers(undefined, { query: { Take: 500, Filter: `TeamId eq ${owner}` }, signal })),
  });
  const who = owner === 0 ? texts.you : (teams.find(({ Id }) => Id === owner)?.Name ?? texts.everyone);
  return (
    <div className="analytics">
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={texts.whose} mine={texts.mine} value={owner} onChange={setOwner} />
        <Select
          inline
          label={texts.period}
          value={String(period)}
          options={periods.map((value) => ({ value: String(value), label: texts.periods[value] ?? "" }))}
          onChange={(value) =>
            setSearch((before) => {
              const after = new URLSearchParams(before);
              after.set("period", value);
              return after;
            })
          }
        />
      </ScreenHead>
      {insights.isPending ? (
        <div className="analytics-waiting">
          <Skeleton lines={3} shape="title" />
          <Skeleton shape="block" />
        </div>
      ) : null}
      {insights.isError ? (
        <EmptyState
          title={shell.failed}
          text={messageOf(insights.error)}
          action={<Button onClick={() => void insights.refetch()}>{shell.retry}</Button>}
        />
      ) : null}
      {insights.data ? (
        <>
          <Story insights={insights.data} allTime={allTime.data} who={who} />
          <Pictures insights={insights.data} />
          <ProjectList projects={projects.data ?? []} />
          <Lists insights={insights.data} members={members.data ?? []} />
        </>
      ) : null}
    </div>
  );
}

function Story({
  insights,
  allTime,
  who,
}: {
  readonly insights: TeamInsights;
  readonly allTime: AllTime | undefined;
  readonly who: string;
}) {
  return (
    <section className="story" aria-label={texts.title}>
      {storyOf(insights, who).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="story-notes">
        {allTime?.Since ? <p>{texts.story.ever(allTime.Words, dayName(allTime.Since))}</p> : <p>{texts.emptyText}</p>}
        {insights.Hidden ? <p>{texts.hidden}</p> : null}
        {insights.TeamId !== null && insights.Scope === "team" && !insights.Hidden ? <p>{texts.mergedAbout}</p> : null}
        {insights.TeamId !== null && insights.Scope === "own" ? <p>{texts.ownOnly}</p> : null}
        {insights.Totals.MinutesSaved >= 1 ? <p>{texts.story.formula}</p> : null}
      </div>
    </section>
  );
}
