import { EmptyState } from "@housestyle/ui";
import type { ReactNode } from "react";
import { team as texts } from "../texts/team.ts";
import { mayManage } from "./access.ts";
import { EditNote } from "./EditNote.tsx";
import { NewTeam } from "./NewTeam.tsx";
import { ScreenHead } from "./ScreenHead.tsx";
import { type SessionTeam, useSession } from "./session.ts";
import { TeamSelect } from "./TeamSelect.tsx";
import { useTeam } from "./use-team.ts";

/**
 * A screen about one of a person's teams. People without a team can create one here, and members who are not admins are
 * told when a screen is for admins only.
 */
export function TeamScreen({
  title,
  about,
  forAdmins,
  children,
}: {
  readonly title: string;
  readonly about: string | ((team: SessionTeam) => string);
  /** The text for members who do not run the team. It is left out where every member may see the screen. */
  readonly forAdmins?: string;
  readonly children: (team: SessionTeam) => ReactNode;
}) {
  const [team, setTeam] = useTeam();
  const runs = useSession((session) => team !== undefined && mayManage(session, team.Id));
  if (!team) {
    return (
      <>
        <ScreenHead title={title} />
        <NewTeam />
      </>
    );
  }
  return (
    <>
      <ScreenHead title={title} about={typeof about === "string" ? about : about(team)}>
        <TeamSelect label={texts.which} value={team.Id} onChange={setTeam} />
      </ScreenHead>
      <EditNote owner={team.Id} />
      {forAdmins === undefined || runs ? children(team) : <EmptyState title={forAdmins} />}
    </>
  );
}
