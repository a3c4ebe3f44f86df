import { expect, test } from "vitest";
import { writerTypes } from "./accounts.ts";
import { analyticsPeriods } from "./analytics.ts";
import { licenceTypes, planTypes } from "./licences.ts";
import { limits } from "./limits.ts";
import { defaultProductVersion } from "./product-version.ts";
import specified from "./specified-values.json" with { type: "json" };
import { positions } from "./team-users.ts";
import { clientApp, editActions, editSources, productClients, snippetActions } from "./telemetry.ts";

test("licences and plans have the numbers of the specification", () => {
  expect(licenceTypes).toEqual(specified.licenceTypes);
  expect(planTypes).toEqual(specified.planTypes);
});

test("periods of analytics have the numbers of the specification", () => {
  expect(analyticsPeriods).toEqual(specified.analyticsPeriods);
});

test("what is done with remarks and snippets has the numbers of the specification", () => {
  expect(editActions).toEqual(specified.editActions);
  expect(editSources).toEqual(specified.editSources);
  expect(snippetActions).toEqual(specified.snippetActions);
});

test("kinds of clients have the numbers of the specification, agents one of their own, and what is none of them is 0", () => {
  expect(productClients).toEqual({ ...specified.productClients, Agent: 15 });
  expect(["10", "EdgeExtension", 99, "98", "telegraph"].map((given) => clientApp.parse(given))).toEqual([
    10, 10, 99, 0, 0,
  ]);
});

test("positions and writer types have the names of the specification, in its order", () => {
  expect(positions).toEqual(specified.positions);
  expect(writerTypes).toEqual(specified.writerTypes);
});

test("the product's version, and how long one may be", () => {
  expect(defaultProductVersion).toBe("2.7.13475");
  expect(limits.version).toBe(256);
});
