import { editorSuggesting as texts } from "../../texts/editor-suggesting.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import type { SuggestingController } from "../suggesting/suggesting-controller.ts";
import { withSuggesting } from "../suggesting/with-suggesting.ts";
import type { PaletteCommand } from "./palette-command.ts";

/** Returns what can be done with suggested edits in a document that several people may write. */
export function editCommands(controller: EditorController, mayShare: boolean): PaletteCommand[] {
  const { sync, isEditable, suggesting } = controller.state.read();
  if (!mayShare || sync === "none" || !isEditable) return [];
  const group = texts.panel;
  const act = (run: (edits: SuggestingController) => unknown) => () => withSuggesting(controller, run);
  const toggle = {
    ...{ id: "suggesting", label: suggesting ? texts.turnOff : texts.turnOn, group, keys: "Ctrl+Shift+E" },
    act: act((edits) => edits.toggle()),
  };
  const correct = { id: "edit-correct", label: texts.correct, group, act: act((edits) => edits.suggestCorrections()) };
  const go = [
    { id: "edit-next", label: texts.next, group, keys: "Ctrl+F8", act: act((edits) => edits.step(1)) },
    { id: "edit-previous", label: texts.previous, group, keys: "Ctrl+Shift+F8", act: act((edits) => edits.step(-1)) },
    {
      ...{ id: "edit-reject", label: texts.rejectHere, group, keys: "Ctrl+Shift+Backspace" },
      act: act((edits) => edits.decideHere("reject")),
    },
  ];
  if (suggesting === "always") return [correct, ...go];
  const accept = {
    ...{ id: "edit-accept", label: texts.acceptHere, group, keys: "Ctrl+Shift+Enter" },
    act: act((edits) => edits.decideHere("accept")),
  };
  return [toggle, correct, ...go, accept];
}
