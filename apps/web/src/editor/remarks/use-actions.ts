import type { RemarkAction } from "@housestyle/panel/view";
import type { Remark } from "@housestyle/surfaces";
import { localOnly } from "../../app/local-only.ts";
import { editorAccountRules } from "../../texts/editor-account-rules.ts";
import { editorComments } from "../../texts/editor-comments.ts";
import { parts } from "../../texts/editor-parts.ts";
import type { AccountRulesController } from "../account-rules/account-rules-controller.ts";
import { isKeepable } from "../account-rules/ignored-by-account.ts";
import { mayTurnOff } from "../account-rules/rule-source.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { ignoreEverywhere, ignoreInDocument } from "../controller/ignore-commands.ts";
import { addWord, turnOff } from "../controller/personal-commands.ts";
import { silenceHere } from "../controller/remark-commands.ts";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";
import type { WritersTeam } from "../workspace/workspace-state.ts";
import { helpOf } from "./rule-help.ts";

const noTeams: readonly WritersTeam[] = [];

/** Returns what can be done with a remark in the editor, apart from accepting and ignoring it. */
export function useActions(remark: Remark): readonly RemarkAction[] {
  const controller = useController();
  const { finding, key } = remark;
  const { ruleId } = finding;
  const isTheirs = useControllerState(({ house: accountRules, templates }) =>
    mayTurnOff(ruleId, accountRules, templates),
  );
  const title = useControllerState((state) => helpOf(state, ruleId)?.title) ?? parts.silenced.someRule;
  const words = useWordActions(remark);
  const account = useAccountHouse();
  const mayKeep = useControllerState((state) => state.isEditable);
  const ofRule = useControllerState(({ remarks }) => remarks.filter((each) => each.finding.ruleId === ruleId).length);
  const { card } = parts;
  const isSpelling = finding.kind === "spelling";
  const ignoring = (id: string, label: string, run: () => void): RemarkAction => ({
    id,
    label,
    isRare: true,
    run: () => {
      controller.checking?.remarks.leave();
      controller.events.tell("acted", { what: "ignore", finding, place: controller.state.read().place });
      run();
    },
  });
  const turningOff: RemarkAction = {
    id: "turnOff",
    label: card.turnOff(Math.max(1, ofRule)),
    // An unknown word is added to a dictionary; few people turn off spelling.
    ...(isSpelling && { isRare: true }),
    run: () => {
      controller.checking?.remarks.leave();
      turnOff(controller, ruleId, title, Math.max(1, ofRule));
    },
  };
  const silencing: RemarkAction = {
    id: "silence",
    label: card.silence,
    ...(isTheirs && { isRare: true }),
    run: () => silenceHere(controller, key, title),
  };
  const asking = useAsking(remark);
  return [
    ...words,
    ...asking,
    ...(isTheirs ? [turningOff] : []),
    ...(mayKeep
      ? [ignoring("inDocument", card.inDocument(isSpelling), () => ignoreInDocument(controller, finding))]
      : []),
    // A word that is right everywhere belongs in a dictionary.
    ...(isTheirs && !isSpelling
      ? [
          ignoring("everywhere", card.everywhere, () => {
            if (account && isKeepable(finding.text)) void account.ignore(finding);
            else ignoreEverywhere(controller, finding);
          }),
        ]
      : []),
    silencing,
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

/** Asks the author about a remark, in a comment on its words. */
function useAsking({ finding, from, to }: Remark): readonly RemarkAction[] {
  const controller = useController();
  const workspace = useWorkspace();
  const hasComments = useWorkspaceState((state) => state.gates.comments, false);
  const isOnServer = useControllerState((state) => state.sync !== "none");
  if (!workspace || !hasComments || !isOnServer) return [];
  const run = () => {
    controller.checking?.remarks.leave();
    void import("../comments/begin-comment.ts").then(({ beginComment }) =>
      beginComment(controller, workspace, `${editorComments.asked(finding.message)} `, { from, to }),
    );
  };
  return [{ id: "ask", label: editorComments.ask, isRare: true, run }];
}

/** Returns the settings of the account, unless everything is to stay on this device. */
function useAccountHouse(): AccountRulesController | undefined {
  const workspace = useWorkspace();
  const account = useWorkspaceState((state) => state.account, undefined);
  return account !== undefined && !localOnly.isOn() ? workspace?.house : undefined;
}

/** Where an unknown word may be added: the dictionary of this device or of the account, that of a team, or its terms. */
function useWordActions({ finding }: Remark): readonly RemarkAction[] {
  const controller = useController();
  const house = useAccountHouse();
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
  const label = parts.card.addWord;
  if (!house) return [{ id: "addWord", label, run: adding(() => addWord(controller, word)) }];
  return [
    { id: "addWord", label, run: adding(() => void house.addWords([word])) },
    ...teams
      .filter(({ mayAddWords }) => mayAddWords)
      .map((team) => ({
        id: `addWord/${team.id}`,
        label: editorAccountRules.addTeam(team.name),
        run: adding(() => void house.addWords([word], team)),
      })),
    ...teams
      .filter(({ mayPropose }) => mayPropose)
      .map((team) => ({
        id: `propose/${team.id}`,
        label: editorAccountRules.propose,
        run: leaving(() => void house.propose(word, team.id)),
      })),
  ];
}
