import { expect, test } from "vitest";
import type { SessionTeam } from "../../app/session.ts";
import { changeOf, draftOf, withFlag } from "./team-change.ts";

const team = {
  Name: "Desk",
  CompanyName: "",
  CompanyAddress: "",
  VatNumber: "",
  Country: "",
  Language: "en-GB",
  DefaultStyle: "business",
  AllowUserDictionary: true,
  AllowTermProposals: false,
  AllowRulesOff: true,
  ShowMembersAnalytics: false,
  GuestAccess: "view",
  AllowProvenance: false,
  DeeperChecking: "strict",
  Flags: { GoalsSidebar: false },
  RowVersion: 4,
} as unknown as SessionTeam;

test("a form that was not touched sends what is there", () => {
  expect(changeOf(draftOf(team))).toMatchObject({
    Name: "Desk",
    Language: "en-GB",
    AllowRulesOff: true,
    GuestAccess: "view",
    AllowProvenance: false,
    DeeperChecking: "strict",
    Flags: { GoalsSidebar: false },
  });
});

test("a flag is set, or left to the server again", () => {
  expect(withFlag({ GoalsSidebar: false }, "ImportExport", true)).toEqual({ GoalsSidebar: false, ImportExport: true });
  expect(withFlag({ GoalsSidebar: false }, "GoalsSidebar", undefined)).toEqual({});
});
