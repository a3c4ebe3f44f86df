import { expect, test } from "vitest";
import { actsOfChange, type TeamSnapshot } from "./team-acts.ts";

const team: TeamSnapshot = {
  Id: 7,
  Name: "Desk",
  CompanyName: "",
  CompanyAddress: "",
  VatNumber: "",
  Country: "",
  Language: "en-US",
  DefaultStyle: "general",
  AllowUserDictionary: true,
  AllowTermProposals: true,
  ShowMembersAnalytics: false,
  GuestAccess: "none",
  AllowProvenance: true,
  AllowRulesOff: true,
  Goals: {},
  DeeperChecking: "own",
  AutoJoinDomains: ["a.example"],
  AllowedDomains: [],
  Flags: {},
  Seats: null,
  LicenceExpiry: null,
};

test.each([
  ["nothing", {}, []],
  [
    "its name and a flag",
    { Name: "News", Flags: { Comments: true } },
    [["team.changed", { Fields: ["Name", "Flags"], Names: ["News"] }]],
  ],
  [
    "a company's address, without the address",
    { CompanyAddress: "x" },
    [["team.changed", { Fields: ["CompanyAddress"] }]],
  ],
  [
    "its domains",
    { AutoJoinDomains: ["b.example"] },
    [
      ["domain.claimed", { Count: 1, Names: ["b.example"] }],
      ["domain.withdrawn", { Count: 1, Names: ["a.example"] }],
    ],
  ],
])("tells that %s was changed", (_, change, acts) => {
  expect(actsOfChange(team, { ...team, ...change }).map(({ what, details }) => [what, details])).toEqual(acts);
});
