import { Button } from "@housestyle/ui";
import { localOnly } from "../../app/local-only.ts";
import { editorHouse } from "../../texts/editor-house.ts";
import { parts } from "../../texts/editor-parts.ts";
import type { Act } from "../desk/act.ts";
import { useDesk } from "../desk/desk-context.ts";
import { addWord } from "../desk/personal-acts.ts";
import { useOffice, useOfficeStore } from "../office/use-office.ts";

/** Where a word may be added: the dictionary of this device or of the account, that of a team, or its terms. */
export function AddWord({
  word,
  act,
  did,
}: {
  readonly word: string;
  readonly act: (run: () => void) => () => void;
  readonly did: (what: Act["what"]) => void;
}) {
  const desk = useDesk();
  const office = useOffice();
  const account = useOfficeStore(
    (each) => each.state,
    (state) => state.account,
    undefined,
  );
  const teams =
    useOfficeStore(
      (each) => each.state,
      (state) => state.teams,
      undefined,
    ) ?? [];
  const house = account !== undefined && !localOnly.isOn() ? office?.house : undefined;
  const add = (run: () => void) =>
    act(() => {
      did("addWord");
      run();
    });
  if (!house) {
    return (
      <Button tone="quiet" onClick={add(() => addWord(desk, word))}>
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
