import { expect, test } from "vitest";
import { writerTypes } from "./accounts.ts";
import { analyticsPeriods } from "./analytics.ts";
import { licenceTypes, planTypes } from "./licences.ts";
import { limits } from "./limits.ts";
import { defaultProductVersion } from "./product-version.ts";
import { positions } from "./team-users.ts";
import { clientApp, editActions, editSources, productClients, snippetActions } from "./telemetry.ts";

test("licences and plans have the numbers of the specification", () => {
  expect(licenceTypes).toEqual({ Trial: 1, Monthly: 2, Yearly: 3, Lifetime: 4, TeamTrial: 5, TeamYearly: 6 });
  expect(planTypes).toEqual({ Undefined: 0, Premium: 1, PremiumPlus: 2, Expert: 3, PremiumPro: 4, Academy: 5 });
});

test("periods of analytics have the numbers of the specification", () => {
  expect(analyticsPeriods).toEqual({
    LastWeek: 1,
    LastMonth: 2,
    LastThreeMonths: 3,
    LastSixMonth: 4,
    LastYear: 5,
  });
});

test("what is done with remarks and snippets has the numbers of the specification", () => {
  expect(editActions).toEqual({
    Ignore: 1,
    Accept: 2,
    AddToDictionary: 3,
    AcceptThesaurus: 4,
    OpenPopup: 5,
    OpenHelp: 6,
    AcceptAllInstancesStyleGuide: 7,
    AcceptAllStyleGuide: 8,
    StartSession: 9,
  });
  expect(editSources).toEqual({
    Unknown: 0,
    SmallPopup: 1,
    StandardPopup: 2,
    RealtimeSidebar: 3,
    StandardSidebar: 4,
  });
  expect(snippetActions).toEqual({ Insert: 1 });
});

test("kinds of clients have the numbers of the specification, and what is none of them is 0", () => {
  expect(productClients).toEqual({
    Unknown: 0,
    Webeditor: 1,
    Desktop: 2,
    Office: 3,
    ChromeExtension: 4,
    DesktopSetapp: 5,
    BeyondGrammar: 6,
    GoogleDocs: 7,
    SafariExtension: 8,
    FirefoxExtension: 9,
    EdgeExtension: 10,
    GoogleDocsV2: 11,
    MacOffice: 12,
    WindowsApp: 13,
    MacApp: 14,
    MainPage: 99,
  });
  expect(["10", "EdgeExtension", 99, "98", "telegraph"].map((given) => clientApp.parse(given))).toEqual([
    10, 10, 99, 0, 0,
  ]);
});

test("positions and writer types have the names of the specification, in its order", () => {
  expect(positions).toEqual(["Unknown", "Admin", "User", "Admin Only"]);
  expect(writerTypes).toEqual([
    "Fiction",
    "Nonfiction",
    "Academic",
    "Business",
    "Blogger",
    "Copywriter",
    "Other",
    "CreativeWriterPublished",
    "CreativeWriterUnpublished",
    "AcademicStudent",
    "AcademicTeacher",
  ]);
});

test("the product's version, and how long one may be", () => {
  expect(defaultProductVersion).toBe("2.7.13475");
  expect(limits.version).toBe(256);
});
