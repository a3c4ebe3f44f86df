import { expect, test } from "vitest";
import { Events } from "./events.ts";

test("everybody who listens hears what happens, until they stop", () => {
  const events = new Events<{ typed: string; left: undefined }>();
  const heard: string[] = [];
  events.tell("typed", "before");
  const stop = events.on("typed", (word) => heard.push(`one: ${word}`));
  events.on("typed", (word) => heard.push(`two: ${word}`));
  events.on("left", () => heard.push("left"));
  events.tell("typed", "a");
  stop();
  events.tell("typed", "b");
  events.tell("left", undefined);
  expect(heard).toEqual(["one: a", "two: a", "two: b", "left"]);
});
