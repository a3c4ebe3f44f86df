import { Button, EmptyState, RadioGroup, SearchField, Skeleton } from "@housestyle/ui";
import { useState } from "react";
import { useAccess } from "../../app/access.ts";
import { messageOf } from "../../app/ask.ts";
import { EditNote } from "../../app/EditNote.tsx";
import { OwnerSelect } from "../../app/OwnerSelect.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { useSession } from "../../app/session.ts";
import { useOwner } from "../../app/use-owner.ts";
import { shell } from "../../texts/shell.ts";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";
import { configOf, type Guide, grouped, isOn, type Shown } from "./guide.ts";
import { TemplateCard } from "./TemplateCard.tsx";
import { useGuide } from "./use-guide.ts";
import "./simple-style-guide.css";

const shows = ["all", "on", "off"] as const;

/** The simple style guide: templates that are switched on instead of rules that are written. */
export default function Screen() {
  const [owner, setOwner] = useOwner();
  const { guide, decide } = useGuide(owner);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const teams = useSession((session) => session.teams);
  const { canEdit, refusal } = useAccess(owner);
  const problem = guide.isError ? messageOf(guide.error) : undefined;
  return (
    <div className="simple-guide">
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={texts.whose} mine={texts.mine} value={owner} onChange={setOwner} />
      </ScreenHead>
      <div className="simple-guide-bar">
        <SearchField label={texts.search} texts={texts.searching} value={search} onChange={setSearch} />
        <RadioGroup
          label={texts.show}
          inline
          value={shown}
          options={shows.map((value) => ({ value, label: texts.shows[value] }))}
          onChange={setShown}
        />
        {guide.data ? <p className="simple-guide-count">{countOf(guide.data)}</p> : null}
      </div>
      <EditNote owner={owner} note={texts.readOnly} />
      {problem === undefined ? null : (
        <EmptyState
          title={shell.failed}
          text={problem}
          action={<Button onClick={() => void guide.refetch()}>{shell.retry}</Button>}
        />
      )}
      {guide.isPending ? <Skeleton lines={12} /> : null}
      {guide.data ? (
        <Groups
          guide={guide.data}
          search={search}
          shown={shown}
          canEdit={canEdit}
          refusal={refusal}
          teamOf={(id) => teams.find(({ Id }) => Id === id)?.Name ?? ""}
          isOwn={owner === 0}
          onDecide={decide}
          onShowAll={() => {
            setSearch("");
            setShown("all");
          }}
        />
      ) : null}
    </div>
  );
}

function countOf(guide: Guide): string {
  return texts.count(guide.Templates.filter((template) => isOn(guide, template)).length, guide.Templates.length);
}

function Groups({
  guide,
  search,
  shown,
  canEdit,
  refusal,
  teamOf,
  isOwn,
  onDecide,
  onShowAll,
}: {
  readonly guide: Guide;
  readonly search: string;
  readonly shown: Shown;
  readonly canEdit: boolean;
  readonly refusal: string | undefined;
  readonly teamOf: (teamId: number | null) => string;
  readonly isOwn: boolean;
  readonly onDecide: ReturnType<typeof useGuide>["decide"];
  readonly onShowAll: () => void;
}) {
  const groups = grouped(guide, search, shown);
  if (groups.length === 0) {
    return (
      <EmptyState
        title={texts.none}
        text={texts.noneText}
        action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
      />
    );
  }
  return groups.map(({ group, templates }) => (
    <section key={group} className="template-group" aria-label={group}>
      <h2 className="template-group-name">{group}</h2>
      {templates.map((template) => {
        const choice = guide.Config[String(template.Id)];
        const isTeams = isOwn && choice?.SetByTeam === true;
        return (
          <TemplateCard
            key={template.Id}
            template={template}
            isOn={isOn(guide, template)}
            config={configOf(guide, template)}
            setBy={isTeams ? teamOf(choice.TeamId) : undefined}
            canEdit={canEdit && !isTeams}
            refusal={refusal}
            onDecide={(on, config) => onDecide({ template, isOn: on, config })}
          />
        );
      })}
    </section>
  ));
}
