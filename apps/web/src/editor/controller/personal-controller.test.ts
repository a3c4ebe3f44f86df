import { Store } from "@housestyle/ui/store";
import { expect, test, vi } from "vitest";
import type { BrowserDatabase } from "../storage/shape.ts";
import type { ControllerState } from "./controller-state.ts";
import { PersonalController } from "./personal-controller.ts";

/** What the database has. A write takes as long as the test wants. */
const stored = vi.hoisted(() => ({ dialect: "en-US", write: () => {} }));
const personal = () => ({
  preferences: { dialect: "en-US", style: "general", theme: "system", picky: false },
  chosen: { dialect: stored.dialect },
  ...{ words: new Set(), disabled: new Set(), ignored: new Map(), tallies: new Map(), rules: [] },
});
vi.mock("../storage/personal.ts", async (original) => ({
  ...(await original<object>()),
  readPersonal: async () => personal(),
}));
vi.mock("../storage/write-personal.ts", () => ({
  writePersonal: (_: unknown, __: unknown, after: { chosen: { dialect: string } }) =>
    new Promise<void>((done) => {
      stored.write = () => {
        stored.dialect = after.chosen.dialect;
        done();
      };
    }),
}));

test("a choice that is still being stored survives when the choices of other tabs are read", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const store = new Store({ personal: personal() } as unknown as ControllerState);
  const callbacks = { checker: () => undefined, redraw: () => {}, announce: () => {}, notify: () => {} };
  const controller = new PersonalController(store, callbacks as never);
  await controller.use({} as BrowserDatabase);
  const dialect = () => store.read().personal.preferences.dialect;
  controller.choose({ dialect: "en-GB" });
  const reloaded = controller.reload();
  expect(dialect()).toBe("en-GB");
  await vi.waitFor(() => stored.write());
  await vi.waitFor(() => {
    stored.write();
    expect(stored.dialect).toBe("en-GB");
  });
  await reloaded;
  expect(dialect()).toBe("en-GB");
  vi.unstubAllGlobals();
});
