import { defaultTargets, type Goal, goals, styles } from "@housestyle/engine";
import { goalTexts } from "@housestyle/panel";
import { Button, Checkbox, Disclosure, ErrorArea, Form, NumberField, Switch } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messagesOf } from "../../app/messages-of.ts";
import type { SessionTeam } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { team as teamTexts, teamGoals as texts } from "../../texts/team.ts";
import { goalFact } from "./goal-fact.ts";
import { saveTeam } from "./save-team.ts";
import { type Bounds, type GoalSetting, noGoalSettings, withGoalSetting } from "./team-goals.ts";

/**
 * The team's goals for its texts: which of them count, their numbers, and which of them members cannot change. It is
 * collapsed because few teams change them, and people who cannot change them see values.
 */
export function TeamGoals({
  team,
  canEdit,
  isOpen,
  onToggle,
}: {
  readonly team: SessionTeam;
  readonly canEdit: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}) {
  const usual = defaultTargets(styles.find((style) => style === team.DefaultStyle) ?? "general");
  return (
    <section className="team-part" id="goals" aria-label={texts.title}>
      <h2 className="team-head">{texts.title}</h2>
      <Disclosure summary={texts.summary(Object.keys(team.Goals).length)} open={isOpen} onToggle={onToggle}>
        <p className="team-note">{canEdit ? texts.about : texts.aboutMember}</p>
        {canEdit ? <GoalsForm team={team} usual={usual} /> : <GoalFacts team={team} usual={usual} />}
      </Disclosure>
    </section>
  );
}

interface TeamGoalsProps {
  readonly team: SessionTeam;
  readonly usual: Readonly<Record<Goal, Bounds>>;
}

function GoalFacts({ team, usual }: TeamGoalsProps) {
  return (
    <dl className="team-facts">
      {goals.map((goal) => (
        <div key={goal}>
          <dt>{goalTexts.names[goal]}</dt>
          <dd>{goalFact(goal, usual[goal], team.Goals[goal])}</dd>
        </div>
      ))}
    </dl>
  );
}

function GoalsForm({ team, usual }: TeamGoalsProps) {
  const [draft, setDraft] = useState(team.Goals);
  const save = useMutation({
    mutationFn: () => saveTeam(team, { Goals: draft }),
    onSuccess: () => toasts.show({ kind: "success", title: teamTexts.saved }),
  });
  return (
    <Form aria-label={texts.title} onSubmit={() => save.mutate()}>
      <ErrorArea messages={messagesOf(save.error)} />
      <div className="team-goals">
        {goals.map((goal) => (
          <GoalFields
            key={goal}
            goal={goal}
            said={draft[goal] ?? noGoalSettings}
            usual={usual[goal]}
            change={(part) => setDraft((before) => withGoalSetting(before, goal, part))}
          />
        ))}
      </div>
      <Button type="submit" tone="primary" pending={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  );
}

const bounds = [
  ["least", "Least", goalTexts.least],
  ["most", "Most", goalTexts.most],
] as const;

function GoalFields({
  goal,
  said,
  usual,
  change,
}: {
  readonly goal: Goal;
  readonly said: GoalSetting;
  readonly usual: Bounds;
  readonly change: (part: Partial<Record<keyof GoalSetting, unknown>>) => void;
}) {
  return (
    <fieldset className="bare-fieldset team-goal">
      <legend className="visually-hidden">{goalTexts.names[goal]}</legend>
      <Checkbox label={goalTexts.names[goal]} checked={said.Counts} onChange={(Counts) => change({ Counts })} />
      <div className="team-goal-said">
        {bounds.map(([bound, name, label]) => {
          const number = usual[bound];
          return (number ?? defaultTargets("general")[goal][bound]) === undefined ? null : (
            <NumberField
              key={bound}
              label={label}
              {...(number !== undefined && { hint: texts.usually(goalTexts.value(goal, number)) })}
              min={0}
              max={1000}
              step={0.1}
              disabled={!said.Counts}
              value={said[name]}
              onChange={(value) => change({ [name]: value })}
            />
          );
        })}
        <Switch label={texts.locked} checked={said.Locked} onChange={(Locked) => change({ Locked })} />
      </div>
    </fieldset>
  );
}
