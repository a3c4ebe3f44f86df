import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ContentRow, parentOf } from "../testing/content-rows.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { strangeFilter } from "../testing/strange-filter.ts";
import { signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

describe("texts nobody expects", () => {
  test("a character the database cannot hold is refused, not an error of ours", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, "/api/termbase");
    expect(await person.post("/api/termbase/items", [{ TermBaseId: parent, Text: "a\u0000b" }])).toMatchObject({
      status: 400,
    });
    expect(
      (await person.get(`/api/termbase/items?Filter=${encodeURIComponent("contains(Text,'\u0000')")}`)).status,
    ).toBe(400);
  });

  test("search minds no case, in any alphabet", async () => {
    const person = await signedUp(server);
    const parent = await parentOf(person, "/api/termbase");
    await person.post("/api/termbase/items", [
      { TermBaseId: parent, Text: "Ärmelkanal" },
      { TermBaseId: parent, Text: "100 % Łódź_x" },
    ]);
    const find = async (needle: string) => {
      const filter = encodeURIComponent(`contains(tolower(Text),'${needle}')`);
      return (await person.get<ContentRow[]>(`/api/termbase/items?Filter=${filter}`)).body.map(({ Text }) => Text);
    };
    expect(await find("äRMEL")).toEqual(["Ärmelkanal"]);
    expect(await find("łódź")).toEqual(["100 % Łódź_x"]);
    expect(await find("0 %")).toEqual(["100 % Łódź_x"]);
    expect(await find("_")).toEqual(["100 % Łódź_x"]);
    expect(await find("\\")).toEqual([]);
  });
});

test("whatever is asked for, no row of another team is answered, and nothing is an error of ours", async () => {
  const team = await withTeam(server);
  const parent = await parentOf(team.admin, "/api/termbase", team.teamId);
  await team.admin.post("/api/termbase/items", [{ TermBaseId: parent, Text: "secret canary" }]);
  const outsider = await signedUp(server);
  const own = await parentOf(outsider, "/api/termbase");
  await outsider.post("/api/termbase/items", [{ TermBaseId: own, Text: "mine" }]);
  const leaf = strangeFilter(
    ["t.id"],
    ["true", "null", String(team.teamId), String(parent), "2027-01-31", "'' or 1=1 --'"],
  );
  const filter = fc.oneof(
    fc.array(leaf, { minLength: 1, maxLength: 4 }).map((all) => all.join(" or not ")),
    fc.string(),
  );
  await holds(
    fc.asyncProperty(filter, async (text) => {
      const reply = await outsider.get<ContentRow[] | object>(`/api/termbase/items?Filter=${encodeURIComponent(text)}`);
      expect(reply.status).toBeLessThan(500);
      expect(JSON.stringify(reply.body)).not.toContain("secret canary");
    }),
    { numRuns: 400 },
  );
});
