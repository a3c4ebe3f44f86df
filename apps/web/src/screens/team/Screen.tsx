import { useState } from "react";
import { flushSync } from "react-dom";
import { accessTo, mayManage, positionIn } from "../../app/access.ts";
import { EditNote } from "../../app/EditNote.tsx";
import { NewTeam } from "../../app/NewTeam.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { useSession } from "../../app/session.ts";
import { TeamOffers } from "../../app/TeamOffers.tsx";
import { TeamSelect } from "../../app/TeamSelect.tsx";
import { useTeam } from "../../app/use-team.ts";
import { members, team as texts } from "../../texts/team.ts";
import { CompanyLogin } from "./CompanyLogin.tsx";
import { Domains } from "./Domains.tsx";
import { Ending } from "./Ending.tsx";
import { Licence } from "./Licence.tsx";
import { TeamFacts } from "./TeamFacts.tsx";
import { TeamForm } from "./TeamForm.tsx";
import { TeamGoals } from "./TeamGoals.tsx";
import { TeamModel } from "./TeamModel.tsx";
import { TeamSteps } from "./TeamSteps.tsx";
import "./team.css";

/** A team: how it is set up, its licence, and its end. Who has none makes one here. */
export default function Screen() {
  const [team, setTeam] = useTeam();
  const [hasGoals, setGoals] = useState(false);
  const session = useSession((whole) => whole);
  if (!team) {
    return (
      <div className="team">
        <ScreenHead title={texts.title} />
        <TeamOffers />
        <NewTeam />
      </div>
    );
  }
  const runs = mayManage(session, team.Id);
  const { canEdit } = accessTo(session, team.Id);
  const showGoals = () => {
    flushSync(() => setGoals(true));
    document.querySelector<HTMLElement>("#goals summary")?.focus();
  };
  return (
    <div className="team">
      <ScreenHead title={team.Name} about={texts.about}>
        <TeamSelect label={texts.which} value={team.Id} onChange={setTeam} />
      </ScreenHead>
      <p className="team-note">
        {texts.you(members.positions[positionIn(session, team.Id)])} {runs ? "" : texts.readOnly}
      </p>
      <EditNote owner={team.Id} />
      <TeamOffers />
      {canEdit ? <TeamSteps key={`steps.${team.Id}`} team={team} onGoals={showGoals} /> : null}
      <Licence team={team} />
      {canEdit ? <TeamForm key={team.Id} team={team} /> : <TeamFacts team={team} />}
      <TeamGoals key={`goals.${team.Id}`} team={team} canEdit={canEdit} isOpen={hasGoals} onToggle={setGoals} />
      {canEdit ? <TeamModel key={`model.${team.Id}`} team={team} /> : null}
      <Domains key={`domains.${team.Id}`} team={team} canEdit={canEdit} />
      {runs ? <CompanyLogin key={`login.${team.Id}`} teamId={team.Id} canEdit={canEdit} /> : null}
      <Ending key={`end.${team.Id}`} team={team} canEdit={runs} />
    </div>
  );
}
