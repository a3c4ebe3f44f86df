import { readFile } from "node:fs/promises";
import { deepTest } from "@housestyle/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { member, signedUp, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";

let product: Product;
let operator: Visitor;
beforeAll(async () => {
  product = await Product.alone();
  operator = await signedUp(product.server, { Name: "Olga Operator" });
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

test("on a wide screen, the time of an event is shown in full", async () => {
  const team = await withTeam(product.server);
  const page = await product.page("/team/activity", team.admin, { width: 1440 });
  const cell = page.locator("td:has(time)");
  await cell.first().waitFor();
  await expect
    .poll(() => cell.evaluateAll((all) => all.every((each) => each.scrollWidth <= each.clientWidth)))
    .toBe(true);
});

test("tells in sentences who did what; narrowed by kind, person and time, and taken away, on a phone and by keys", async () => {
  const team = await withTeam(product.server, "Night desk");
  await team.admin.patch("/api/v1/account", { Name: "Ann Lee" });
  const bob = await signedUp(product.server);
  // The log tells how people came: a member who is made as a row has no trace there.
  const place = { TeamId: team.teamId, Email: bob.email, Position: "User", Licence: "Premium" };
  const { body: invited } = await team.admin.post<{ Id: number }[]>("/api/teamusers", [place]);
  const { join_code } = await product.server.database.query
    .selectFrom("team_user")
    .select("join_code")
    .where("id", "=", invited[0]?.Id ?? 0)
    .executeTakeFirstOrThrow();
  await bob.post("/api/v1/invitations/accept", { Token: join_code });
  await bob.patch("/api/v1/account", { Name: "Bob Ray" });
  await bob.post("/api/ignorepatterns", { word: "zyntharil", teamId: team.teamId });
  const page = await product.page("/team/activity", team.admin, { width: 390 });
  const rows = page.getByRole("grid", { name: "Activity log" }).getByRole("row");
  await rows.getByText("Bob Ray added the word “zyntharil” to the dictionary.").waitFor();
  await rows.getByText(/^Ann Lee invited|^Pat Example invited/).waitFor();
  await rows
    .getByText(/^[A-Z]\w+ \d+, \d{4}, \d+:\d{2}:\d{2}\s[AP]M$/)
    .first()
    .waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByLabel("Category").selectOption({ label: "Members" });
  await rows.getByText("Bob Ray added").waitFor({ state: "detached" });
  await rows.getByText(/joined the team \(role: User\)/).waitFor();
  await page.getByLabel("Person").selectOption({ label: "Bob Ray" });
  await rows.getByText(/invited/).waitFor({ state: "detached" });
  await page.getByLabel("Time").selectOption({ label: "Last day" });
  await page.getByRole("gridcell", { name: /joined the team \(role: User\)/ }).click();
  await page.locator("dd").getByText("127.0.0.1").waitFor();
  await page.keyboard.press("Escape");

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).press("Enter");
  await page.getByRole("menuitem", { name: "Export as CSV" }).press("Enter");
  const csv = await readFile(await (await coming).path(), "utf8");
  expect(csv.split("\r\n").slice(1).filter(Boolean)).toEqual([expect.stringMatching(/Bob Ray|Pat Example/)]);
  expect(csv).toContain("member.joined");
});

deepTest("the operator sees wrong passwords; members see no log and no way to it", async () => {
  const team = await withTeam(product.server, "Day desk");
  const user = await member(product.server, team);
  await product.server.post("/api/v1/login", { Email: user.email, Password: "wrong" });
  const page = await product.page("/operator?show=activity", operator);
  await page.getByText("Someone tried to log in as Pat Example with the wrong password.").waitFor();
  const theirs = await product.page("/team/activity", user);
  await theirs.getByRole("heading", { name: "You don’t have access to this page" }).waitFor();
  await expect.poll(() => theirs.getByRole("link", { name: "Activity log" }).count()).toBe(0);
});
