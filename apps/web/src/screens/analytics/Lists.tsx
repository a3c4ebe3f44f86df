import { number } from "@housestyle/texts";
import { friendlyTime } from "@housestyle/ui";
import { Link } from "wouter";
import { type FigureColumn, FigureTable } from "../../app/FigureTable.tsx";
import type { TeamUser } from "../../app/session.ts";
import { analytics as texts } from "../../texts/analytics.ts";
import { noisiest, type TeamInsights } from "./insights.ts";

const { heads, parts } = texts;
const rate = (value: number | null) => (value === null ? texts.none : texts.percent(value));

interface Counted {
  readonly Shown: number;
  readonly Accepted: number;
  readonly Rate: number | null;
}

const counts: readonly FigureColumn<Counted>[] = [
  { head: heads.shown, cell: ({ Shown }) => number(Shown), isNumber: true },
  { head: heads.accepted, cell: ({ Accepted }) => number(Accepted), isNumber: true },
  { head: heads.rate, cell: ({ Rate }) => rate(Rate), isNumber: true },
];

/** The lists under the pictures, each left out when it is empty. */
export function Lists({
  insights,
  members,
}: {
  readonly insights: TeamInsights;
  readonly members: readonly TeamUser[];
}) {
  // In a team, what a few did is merged; for one person nothing is.
  const others = insights.Scope === "team" && insights.TeamId !== null ? texts.merged : texts.others;
  const nameOf = (id: number) => members.find((row) => row.Id === id);
  return (
    <>
      <FigureTable
        title={parts.rules}
        about={parts.rulesAbout}
        rows={noisiest(insights.TopRules)}
        keyOf={({ RuleId }) => RuleId}
        columns={[
          { head: heads.rule, cell: ({ Name }) => Name },
          { head: heads.ignored, cell: ({ Ignored }) => number(Ignored), isNumber: true },
          ...counts,
        ]}
      />
      <FigureTable
        title={parts.categories}
        rows={insights.Categories}
        keyOf={({ Report, Category }) => `${Report}/${Category}`}
        columns={[
          { head: heads.category, cell: ({ DisplayName }) => DisplayName || others },
          { head: heads.ignored, cell: ({ Ignored }) => number(Ignored), isNumber: true },
          ...counts,
        ]}
      />
      <FigureTable
        title={parts.guides}
        rows={insights.StyleGuides}
        keyOf={({ StyleGuideId }) => StyleGuideId ?? 0}
        columns={[
          {
            head: heads.guide,
            cell: ({ StyleGuideId, Name }) =>
              StyleGuideId === null ? (
                others
              ) : (
                <Link href={`/style-guides/${StyleGuideId}`}>{Name || texts.noName}</Link>
              ),
          },
          ...counts,
        ]}
      />
      <FigureTable
        title={parts.guideRules}
        rows={insights.TopStyleGuideRules}
        keyOf={({ StyleGuideItemId }) => StyleGuideItemId ?? 0}
        columns={[
          {
            head: heads.match,
            cell: ({ StyleGuideItemId, Match }) => Match || (StyleGuideItemId === null ? others : texts.noName),
          },
          ...counts,
        ]}
      />
      <FigureTable
        title={parts.terms}
        rows={insights.Terms}
        keyOf={({ Id }) => Id ?? 0}
        columns={[
          { head: heads.term, cell: ({ Id, Text }) => Text || (Id === null ? others : texts.noName) },
          ...counts,
        ]}
      />
      <FigureTable
        title={parts.snippets}
        rows={insights.Snippets}
        keyOf={({ Id }) => Id ?? 0}
        columns={[
          { head: heads.snippet, cell: ({ Id, Name }) => Name || (Id === null ? others : texts.noName) },
          { head: heads.inserts, cell: ({ Inserts }) => number(Inserts), isNumber: true },
          { head: heads.characters, cell: ({ CharactersSaved }) => number(CharactersSaved), isNumber: true },
        ]}
      />
      <FigureTable
        title={parts.clients}
        rows={insights.Clients}
        keyOf={({ Client }) => Client}
        columns={[
          {
            head: heads.client,
            cell: ({ Client }) =>
              Client === 0 && others === texts.merged ? others : (texts.clients[Client] ?? others),
          },
          { head: heads.sessions, cell: ({ Sessions }) => number(Sessions), isNumber: true },
          { head: heads.words, cell: ({ Words }) => number(Words), isNumber: true },
        ]}
      />
      <FigureTable
        title={parts.members}
        rows={insights.Members}
        keyOf={({ TeamUserId }) => TeamUserId}
        columns={[
          {
            head: heads.member,
            cell: ({ TeamUserId }) => nameOf(TeamUserId)?.Name || nameOf(TeamUserId)?.Email || texts.noName,
          },
          { head: heads.last, cell: ({ LastActive }) => friendlyTime(LastActive, new Date()) },
          { head: heads.days, cell: ({ ActiveDays }) => number(ActiveDays), isNumber: true },
          { head: heads.words, cell: ({ Words }) => number(Words), isNumber: true },
          { head: heads.rate, cell: ({ Rate }) => rate(Rate), isNumber: true },
        ]}
      />
    </>
  );
}
