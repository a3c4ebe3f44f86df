import type { RemarkAction } from "@housestyle/panel/view";
import type { Remark } from "@housestyle/surfaces";
import { localOnly } from "../../app/local-only.ts";
import { editorHouse } from "../../texts/editor-house.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { addWord, turnOff } from "../controller/personal-commands.ts";
import { silenceHere } from "../controller/remark-commands.ts";
import { mayTurnOff } from "../house/rule-source.ts";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";
import type { WritersTeam } from "../workspace/workspace-state.ts";
import { helpOf } from "./rule-help.ts";

const noTeams: readonly WritersTeam[] = [];

/** What can be done with a remark in the editor, behind accepting and ignoring it. */
export function useActions(remark: Remark): readonly RemarkAction[] {
  const controller = useController();
  const { finding, key } = remark;
  const { ruleId } = finding;
  const isTheirs = useControllerState(({ house, templates }) => mayTurnOff(ruleId, house, templates));
  const title = useControllerState((state) => helpOf(state, ruleId)?.title) ?? parts.silenced.someRule;
  const words = useWordActions(remark);
  const { card } = parts;
  return [
    { id: "silence", label: card.silence, run: () => silenceHere(controller, key, title) },
    ...words,
    ...(isTheirs
      ? [
          {
            id: "turnOff",
            label: card.turnOff,
            run: () => {
              controller.checking?.remarks.leave();
              turnOff(controller, ruleId, title);
            },
          },
        ]
      : []),
    {
      id: "help",
      label: card.help,
      run: () => {
        controller.events.tell("acted", { what: "help", finding, place: controller.state.read().place });
        controller.show({ name: "help", rule: ruleId });
      },
    },
  ];
}

/** Where an unknown word may be added: the dictionary of this device or of the account, that of a team, or its terms. */
function useWordActions({ finding }: Remark): readonly RemarkAction[] {
  const controller = useController();
  const workspace = useWorkspace();
  const account = useWorkspaceState((state) => state.account, undefined);
  const teams = useWorkspaceState((state) => state.teams, noTeams);
  if (finding.kind !== "spelling") return [];
  const word = finding.text;
  const leaving = (run: () => void) => () => {
    controller.checking?.remarks.leave();
    run();
  };
  const adding = (run: () => void) =>
    leaving(() => {
      controller.events.tell("acted", { what: "addWord", finding, place: controller.state.read().place });
      run();
    });
  const house = account !== undefined && !localOnly.isOn() ? workspace?.house : undefined;
  const label = parts.card.addWord;
  if (!house) return [{ id: "addWord", label, run: adding(() => addWord(controller, word)) }];
  return [
    { id: "addWord", label, run: adding(() => void house.addWords([word])) },
    ...teams
      .filter(({ mayAddWords }) => mayAddWords)
      .map((team) => ({
        id: `addWord/${team.id}`,
        label: editorHouse.addTeam(team.name),
        run: adding(() => void house.addWords([word], team)),
      })),
    ...teams
      .filter(({ mayPropose }) => mayPropose)
      .map((team) => ({
        id: `propose/${team.id}`,
        label: editorHouse.propose,
        run: leaving(() => void house.propose(word, team.id)),
      })),
  ];
}
