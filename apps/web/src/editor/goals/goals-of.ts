import { GoalController, noGoals } from "@housestyle/panel";
import type { DocumentBlock } from "@housestyle/surfaces/prosemirror";
import { Store } from "@housestyle/ui/store";
import type { EditorController } from "../controller/editor-controller.ts";

/**
 * Returns the goals of an editor. Their values are the writer's choices, and the team's settings are part of its house
 * style.
 */
export function goalsOf(controller: EditorController): GoalController<DocumentBlock> {
  const { state, personal } = controller;
  const goals: GoalController<DocumentBlock> = new GoalController(new Store(noGoals), {
    checking: () => controller.checking,
    decided: () => {
      const { personal, house: accountRules } = state.read();
      const { style, targets } = personal.preferences;
      return { style, own: targets, teams: accountRules.goals };
    },
    follow: (listener) => {
      let { engine } = state.read();
      return state.subscribe(() => {
        const before = engine;
        ({ engine } = state.read());
        if (engine === "ready" && before !== "ready") goals.again();
        listener();
      });
    },
    want: (goal, target) => {
      const { [goal]: _before, ...others } = state.read().personal.preferences.targets;
      personal.prefer({ targets: target ? { ...others, [goal]: target } : others });
    },
  });
  return goals;
}
