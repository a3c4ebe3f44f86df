import { expect, test } from "vitest";
import { uniqueMessages } from "./unique-messages.ts";

test("each message is said once, in the order they came", () => {
  expect(uniqueMessages(["Give a name.", "", " Give a name. ", "Give a text."])).toEqual([
    "Give a name.",
    "Give a text.",
  ]);
});
