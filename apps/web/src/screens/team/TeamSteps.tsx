import { Button } from "@housestyle/ui";
import { Circle, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { deviceSwitch } from "../../app/device-switch.ts";
import type { SessionTeam } from "../../app/session.ts";
import { team as teamTexts } from "../../texts/team.ts";
import { steps, type TeamSetupStep, useSteps } from "./use-steps.ts";

const texts = teamTexts.steps;
const icon = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const;

/** The steps after creating a team, in order. They disappear once they are done or have been hidden. */
export function TeamSteps({ team, onGoals }: { readonly team: SessionTeam; readonly onGoals: () => void }) {
  const [shown] = useState(() => deviceSwitch(`housestyle.team-steps.${team.Id}`, true));
  const isShown = shown.useIsOn();
  const done = useSteps(team);
  if (!isShown || !done || steps.every((step) => done[step])) return null;
  const to = (path: string) => `${path}?team=${team.Id}`;
  const things: Readonly<
    Record<TeamSetupStep, { readonly name: string; readonly text: string; readonly ways: ReactNode }>
  > = {
    invite: {
      name: texts.invite,
      text: texts.inviteText,
      ways: <Link href={`${to("/team/members")}&invite=1`}>{texts.invite}</Link>,
    },
    rules: {
      name: texts.rules,
      text: texts.rulesText,
      ways: (
        <>
          <Link href={to("/simple-style-guide")}>{texts.guide}</Link>
          <Link href={to("/style-guides")}>{texts.styleGuides}</Link>
          <Link href={to("/dictionary")}>{texts.dictionary}</Link>
        </>
      ),
    },
    goals: { name: texts.goals, text: texts.goalsText, ways: <Button onClick={onGoals}>{texts.goals}</Button> },
  };
  return (
    <section className="team-part" aria-label={texts.title}>
      <h2 className="team-head">{texts.title}</h2>
      <p className="team-note">
        {texts.about(steps.filter((step) => done[step]).length)} <Link href="/docs/teams">{texts.docs}</Link>
      </p>
      <ol className="team-steps">
        {steps.map((step) => (
          <li key={step} className={done[step] ? "team-step team-step-done" : "team-step"}>
            {done[step] ? <CircleCheck {...icon} /> : <Circle {...icon} />}
            <div>
              <h3 className="team-step-name">
                {done[step] ? <span className="visually-hidden">{texts.done}</span> : null} {things[step].name}
              </h3>
              <p>{things[step].text}</p>
              <div className="team-step-ways">{things[step].ways}</div>
            </div>
          </li>
        ))}
      </ol>
      <Button tone="quiet" onClick={() => shown.set(false)}>
        {texts.hide}
      </Button>
    </section>
  );
}
