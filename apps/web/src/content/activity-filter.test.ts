import { acts } from "@housestyle/contract";
import { expect, test } from "vitest";
import { activityFilter, activityKinds, allActivity, kindsOfServer, kindsOfTeam } from "./activity-filter.ts";

const now = new Date("2026-11-22T10:20:30Z");

test.each([
  [{}, undefined],
  [{ kind: "terms" }, "Kind in ('term-base','term')"],
  [{ person: "7" }, "PersonId eq 7"],
  [{ person: "7 or 1 eq 1" }, undefined],
  [
    { kind: "people", person: "7", time: "7" },
    "Kind in ('member') and PersonId eq 7 and HappenedOn ge '2026-11-15T10:00:00.000Z'",
  ],
] as const)("%j asks for %j", (choice, filter) => {
  expect(activityFilter({ ...allActivity, ...choice }, now)).toBe(filter);
});

test("every act is of a kind that people can choose", () => {
  const chosen = [...kindsOfTeam, ...kindsOfServer].flatMap((kind): string[] => [...activityKinds[kind]]);
  expect(acts.filter((what) => !chosen.includes(what.split(".")[0] ?? ""))).toEqual([]);
});
