import { expect, test } from "vitest";
import { chosenBy, type Say } from "./chosen-by.ts";

const nobody: Say = { own: undefined, team: null, here: "ask" };
const desk = (Depth: "off" | "strict" | "eager") => ({ Depth, TeamId: 1, TeamName: "The Desk" });

test.each<[string, Partial<Say>, string]>([
  ["nobody has said anything: it is asked", {}, "ask"],
  [
    "it is not known yet whether a team has a say: nothing is asked",
    { team: undefined, own: "strict", here: "yes" },
    "off",
  ],
  ["somebody has said yes", { own: "strict", here: "yes" }, "strict"],
  ["and no", { own: "off", here: "no" }, "off"],
  ["what was chosen on another device is asked about on this one, once", { own: "eager", here: "ask" }, "ask"],
  ["and is then as it was chosen", { own: "eager", here: "yes" }, "eager"],
  ["what was chosen elsewhere may stay off this device", { own: "eager", here: "no" }, "off"],
  ["a team goes before its member", { own: "eager", team: desk("strict"), here: "yes" }, "strict"],
  ["also before one who wants none of it, whose device is asked", { own: "off", team: desk("eager") }, "ask"],
  ["and may keep it off the device", { own: "off", team: desk("eager"), here: "no" }, "off"],
  ["where the team says off nothing is offered", { own: "strict", team: desk("off"), here: "yes" }, "off"],
])("%s", (_, say, chosen) => {
  expect(chosenBy({ ...nobody, ...say })).toBe(chosen);
});
