import { fromPlainText } from "@housestyle/documents";
import { Store } from "@housestyle/ui/store";
import { expect, test } from "vitest";
import type { EditorController } from "../controller/editor-controller.ts";
import { TargetController } from "./target-controller.ts";

test("words that were written before the targets had loaded count for the day", () => {
  const editor = {
    events: { on: () => () => {} },
    state: new Store({ saved: "saved" }),
    document: { key: "here" },
    named: undefined,
    begunWith: fromPlainText("One two.\n\nThree."),
    checking: { surface: { words: 5 } },
  };
  const targets = new TargetController(editor as unknown as EditorController, undefined);
  expect(targets.state.read()).toMatchObject({ words: 5, today: 2 });
});
