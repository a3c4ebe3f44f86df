import { Button } from "@housestyle/ui";
import { localOnly } from "../../app/local-only.ts";
import { editorHouse } from "../../texts/editor-house.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController } from "../controller/controller-context.ts";
import { addWord } from "../controller/personal-commands.ts";
import type { WriterEvent } from "../controller/writer-event.ts";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";

/** Where a word may be added: the dictionary of this device or of the account, that of a team, or its terms. */
export function AddWord({
  word,
  act,
  did,
}: {
  readonly word: string;
  readonly act: (run: () => void) => () => void;
  readonly did: (what: WriterEvent["what"]) => void;
}) {
  const controller = useController();
  const workspace = useWorkspace();
  const account = useWorkspaceStore(
    (each) => each.state,
    (state) => state.account,
    undefined,
  );
  const teams =
    useWorkspaceStore(
      (each) => each.state,
      (state) => state.teams,
      undefined,
    ) ?? [];
  const house = account !== undefined && !localOnly.isOn() ? workspace?.house : undefined;
  const add = (run: () => void) =>
    act(() => {
      did("addWord");
      run();
    });
  if (!house) {
    return (
      <Button tone="quiet" onClick={add(() => addWord(controller, word))}>
        {parts.card.addWord}
      </Button>
    );
  }
  return (
    <>
      <Button tone="quiet" onClick={add(() => void house.addWords([word]))}>
        {parts.card.addWord}
      </Button>
      {teams.map((team) =>
        team.mayAddWords ? (
          <Button key={team.id} tone="quiet" onClick={add(() => void house.addWords([word], team))}>
            {editorHouse.addTeam(team.name)}
          </Button>
        ) : null,
      )}
      {teams.map((team) =>
        team.mayPropose ? (
          <Button key={team.id} tone="quiet" onClick={act(() => void house.propose(word, team.id))}>
            {editorHouse.propose}
          </Button>
        ) : null,
      )}
    </>
  );
}
