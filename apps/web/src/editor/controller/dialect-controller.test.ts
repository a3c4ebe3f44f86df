import { Store } from "@housestyle/ui/store";
import { expect, test } from "vitest";
import { freshPersonal } from "../storage/personal.ts";
import { type ControllerState, freshControllerState } from "./controller-state.ts";
import { DialectController } from "./dialect-controller.ts";
import type { EditorController } from "./editor-controller.ts";

function begin() {
  const state = new Store<ControllerState>({
    ...freshControllerState(freshPersonal("en-US")),
    engine: "ready",
    progress: { checked: 3, total: 3 },
  });
  const controller = new DialectController({ state, checking: undefined } as unknown as EditorController);
  const speak = (dialect: ControllerState["personal"]["preferences"]["dialect"]) => {
    const { personal } = state.read();
    state.set({ personal: { ...personal, preferences: { ...personal.preferences, dialect } } });
  };
  return { state, speak, isAgain: () => controller.state.read().isCheckingAgain };
}

test("after another English is chosen, what is shown is not current until the whole text is checked in it", () => {
  const { state, speak, isAgain } = begin();
  state.set({ words: 4 });
  expect(isAgain()).toBe(false);
  speak("en-GB");
  expect(isAgain()).toBe(true);
  // The progress of the check before says nothing.
  state.set({ words: 5 });
  expect(isAgain()).toBe(true);
  state.set({ progress: { checked: 1, total: 3 } });
  expect(isAgain()).toBe(true);
  state.set({ progress: { checked: 3, total: 3 } });
  expect(isAgain()).toBe(false);
});

test("another choice begins again, and a check that has failed ends it", () => {
  const { state, speak, isAgain } = begin();
  speak("en-GB");
  state.set({ progress: { checked: 3, total: 3 } });
  speak("en-AU");
  expect(isAgain()).toBe(true);
  state.set({ engine: "failed" });
  expect(isAgain()).toBe(false);
});
