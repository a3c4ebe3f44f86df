import { Button, Disclosure, EmptyState, LinkButton, Skeleton } from "@housestyle/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "wouter";
import { ask, messageOf } from "../../app/ask.ts";
import { localOnly } from "../../app/local-only.ts";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { telemetry } from "../../app/telemetry.ts";
import { dayName } from "../../texts/dates.ts";
import { insights as texts } from "../../texts/insights.ts";
import { shell } from "../../texts/shell.ts";
import { Habits } from "./Habits.tsx";
import { Pictures } from "./Pictures.tsx";
import { type Insight, storyOf } from "./story.ts";
import { mondayAfter, sundayBefore } from "./weeks.ts";
import "./insights.css";

const Improvements = lazy(() => import("./Improvements.tsx"));

/** A week of one's own writing: sentences, then pictures, then lists. */
export default function Screen() {
  const [search] = useSearchParams();
  const asked = search.get("week") ?? "";
  const week = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : undefined;
  const insight = useQuery({
    queryKey: ["insight", week],
    queryFn: ({ signal }) => ask(server.readWeeklyInsight(undefined, { query: { week }, signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="insight">
      <ScreenHead title={texts.title} about={texts.about} />
      {insight.isPending ? (
        <div className="insight-waiting">
          <Skeleton lines={3} shape="title" />
          <Skeleton shape="block" />
        </div>
      ) : null}
      {insight.isError ? (
        <EmptyState
          title={shell.failed}
          text={messageOf(insight.error)}
          action={<Button onClick={() => void insight.refetch()}>{shell.retry}</Button>}
        />
      ) : null}
      {insight.data ? <InsightSentence insight={insight.data} /> : null}
    </div>
  );
}

function InsightSentence({ insight }: { readonly insight: Insight }) {
  const sends = telemetry.useIsOn();
  const keepsAll = localOnly.useIsOn();
  const off =
    sends && !keepsAll ? null : (
      <p className="insight-note">
        {texts.off} <Link href="/account?show=privacy">{texts.offLink}</Link>
      </p>
    );
  if (insight.First === null) {
    return (
      <>
        {off}
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          action={
            <LinkButton tone="primary" href="/editor">
              {texts.write}
            </LinkButton>
          }
        />
      </>
    );
  }
  return (
    <>
      <Weeks insight={insight} />
      <section className="insight-story" aria-label={texts.title}>
        {storyOf(insight).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      {off}
      <Pictures days={insight.Days} />
      <Habits insight={insight} />
      <Progress />
      <Disclosure summary={texts.how.title}>
        <ul className="insight-how">
          {[texts.how.days, texts.how.words, texts.how.rates, texts.how.trend].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** Progress over months, where it is switched on. */
function Progress() {
  const isOn = useSession(({ profile }) => profile?.Flags?.ImprovementsDashboard === true);
  if (!isOn) return null;
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Improvements />
    </Suspense>
  );
}

/** The shown week, with links to the previous and next one. */
function Weeks({ insight: { Week, To, First, IsOver } }: { readonly insight: Insight }) {
  const [, setSearch] = useSearchParams();
  const show = (week: string) => setSearch({ week });
  return (
    <nav className="insight-weeks" aria-label={texts.weeks}>
      <Button disabled={First === null || Week <= First} onClick={() => show(mondayAfter(Week, -1))}>
        {texts.earlier}
      </Button>
      <p className="insight-week" aria-live="polite">
        {texts.week(dayName(Week, "UTC"), dayName(sundayBefore(To), "UTC"))}
      </p>
      <Button disabled={!IsOver} onClick={() => show(To)}>
        {texts.later}
      </Button>
    </nav>
  );
}
