import { expect, test } from "vitest";
import { isTrouble, savedText } from "./saved-text.ts";

test("the server is named only when this device has kept the text, too", () => {
  expect(savedText("saved", "none")).toBe("Saved on this device");
  expect(savedText("saved", "synced")).toBe("Saved on the server");
  expect(savedText("unsaved", "synced")).toBe("Not saved yet");
  expect(savedText("saving", "waiting")).toBe("Saving…");
  expect(savedText("saved", "waiting")).toMatch(/^Saved here/);
  expect(savedText("failed", "synced")).toMatch(/^Not saved/);
});

test("while others write, too, only what the server has is saved", () => {
  expect(savedText("unsaved", "live")).toBe("Saved on the server");
  expect(savedText("saved", "sending")).toBe("Saving…");
  expect(savedText("unsaved", "offline")).toBe("Not saved yet");
});

test("being offline is no trouble, being refused is", () => {
  expect(isTrouble("saved", "offline")).toBe(false);
  expect(isTrouble("saved", "refused")).toBe(true);
  expect(isTrouble("failed", "none")).toBe(true);
});
