import { expect, test } from "vitest";
import { add, type Doc, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";

const server = await sharedServer();

test("a search finds documents by words that begin so, in any order, and shows the first match", async () => {
  const person = await signedUp(server);
  const stranger = await signedUp(server);
  const stars = await add(person, { Title: "Stars", Text: `${"Nothing. ".repeat(500)}The quasars are far away.` });
  await add(person, { Title: "Rivers", Text: "Far from the sea.", Tags: ["geography"] });
  await add(stranger, { Title: "Theirs", Text: "quasars far away" });
  const found = async (search: string, more = "") => {
    const query = `search=${encodeURIComponent(search)}${more}`;
    const { body } = await person.get<(Doc & { Found: unknown })[]>(`/api/v1/documents?${query}`);
    return body.map(({ Title, Found }) => [Title, Found]);
  };
  const shown = { Before: expect.stringMatching(/^….*Nothing\. The $/), Match: "quasars", After: " are far away." };
  expect(await found("AWAY quasar")).toEqual([["Stars", shown]]);
  expect(await found("far")).toMatchObject([
    ["Rivers", { Match: "Far" }],
    ["Stars", { Match: "far" }],
  ]);
  expect(await found("“far from”")).toMatchObject([["Rivers", { Match: "Far from" }]]);
  expect(await found("geography")).toEqual([["Rivers", null]]);
  expect(await found("uasar")).toEqual([]);
  expect(await found("'); --")).toEqual([]);
  expect(await found("far", "&Take=1&Skip=1")).toMatchObject([["Stars", {}]]);
  await save(person, stars, { Text: "Only moons." });
  expect(await found("quasars")).toEqual([]);
  expect(await found("moons")).toHaveLength(1);
  await person.delete(`/api/v1/documents/${stars.Id}`);
  expect(await found("moons")).toEqual([]);
  expect(await found("moons", "&trash=true")).toHaveLength(1);
});
