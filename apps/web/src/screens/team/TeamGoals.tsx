import { defaultTargets, type Goal, goals, styles } from "@housestyle/engine";
import { goalTexts } from "@housestyle/panel";
import { Button, Checkbox, ErrorArea, Form, NumberField, Switch } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messagesOf } from "../../app/messages-of.ts";
import type { Team } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { team as teamTexts, teamGoals as texts } from "../../texts/team.ts";
import { saveTeam } from "./save-team.ts";
import { nothingSaid, type SaidOfGoal, withSaid } from "./team-goals.ts";

/** What the team holds its texts to: which goals count, their numbers, and which of them members cannot change. */
export function TeamGoals({ team, canEdit }: { readonly team: Team; readonly canEdit: boolean }) {
  const [draft, setDraft] = useState(team.Goals);
  const save = useMutation({
    mutationFn: () => saveTeam(team, { Goals: draft }),
    onSuccess: () => toasts.show({ kind: "success", title: teamTexts.saved }),
  });
  const usual = defaultTargets(styles.find((style) => style === team.DefaultStyle) ?? "general");
  return (
    <Form className="team-part" aria-label={texts.title} onSubmit={() => save.mutate()}>
      <h2 className="team-head">{texts.title}</h2>
      <p className="team-note">{canEdit ? texts.about : texts.aboutMember}</p>
      <ErrorArea messages={messagesOf(save.error)} />
      <fieldset className="bare-fieldset team-goals" disabled={!canEdit}>
        {goals.map((goal) => (
          <GoalFields
            key={goal}
            goal={goal}
            said={draft[goal] ?? nothingSaid}
            usual={usual[goal]}
            change={(part) => setDraft((before) => withSaid(before, goal, part))}
          />
        ))}
      </fieldset>
      {canEdit ? (
        <Button type="submit" tone="primary" pending={save.isPending}>
          {texts.save}
        </Button>
      ) : null}
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
  readonly said: SaidOfGoal;
  readonly usual: { readonly least?: number; readonly most?: number };
  readonly change: (part: Partial<Record<keyof SaidOfGoal, unknown>>) => void;
}) {
  return (
    <fieldset className="bare-fieldset team-goal">
      <legend className="visually-hidden">{goalTexts.names[goal]}</legend>
      <Checkbox label={goalTexts.names[goal]} checked={said.Counts} onChange={(Counts) => change({ Counts })} />
      <div className="team-goal-said">
        {bounds.map(([bound, name, label]) => {
          const number = usual[bound];
          return number === undefined ? null : (
            <NumberField
              key={bound}
              label={label}
              hint={texts.usually(number)}
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
