import { ErrorArea, Select } from "@housestyle/ui";
import { useCallback, useState } from "react";
import { useSession } from "../../app/session.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { AddShare } from "./AddShare.tsx";
import { ShareList } from "./ShareList.tsx";
import { type ProjectOwned, projectCalls, readProject } from "./sharing-calls.ts";
import { useSharing } from "./use-sharing.ts";
import "./sharing.css";

const texts = editorSharing.project;

/** Who may do what with all documents of a project. A project of several owners is shared for each by itself. */
export function ProjectSharing({
  project,
  owners,
  onChange,
}: {
  readonly project: string;
  /** The teams whose project the person may share; null for their own. */
  readonly owners: readonly (number | null)[];
  /** Called after each change. */
  readonly onChange: () => unknown;
}) {
  const teams = useSession((session) => session.teams);
  const [team, setTeam] = useState(owners[0] ?? null);
  const nameOf = (id: number | null) =>
    id === null ? texts.own : editorSharing.team(teams.find(({ Id }) => Id === id)?.Name ?? "");
  return (
    <div className="sharing">
      <p className="sharing-about">{texts.about}</p>
      {owners.length > 1 ? (
        <Select
          label={texts.of}
          value={String(team)}
          options={owners.map((id) => ({ value: String(id), label: nameOf(id) }))}
          onChange={(chosen) => setTeam(chosen === "null" ? null : Number(chosen))}
        />
      ) : null}
      <OneProject key={team} project={project} team={team} onChange={onChange} />
    </div>
  );
}

function OneProject({ project, team, onChange }: ProjectOwned & { readonly onChange: () => unknown }) {
  const read = useCallback(() => readProject({ project, team }), [project, team]);
  const state = useSharing(read, onChange);
  const { sharing, error, done } = state;
  const calls = projectCalls({ project, team });
  return (
    <>
      <ErrorArea messages={error === undefined ? [] : [error]} />
      {sharing ? (
        <>
          <AddShare calls={calls} state={state} />
          <ShareList calls={calls} sharing={sharing} state={state} />
        </>
      ) : error === undefined ? (
        <p role="status">{editorSharing.loading}</p>
      ) : null}
      <p role="status" className="sharing-done">
        {done}
      </p>
    </>
  );
}
