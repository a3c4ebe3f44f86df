import { expect, test } from "vitest";
import { member, withTeam } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

const session = (TeamId: number, key: string, WordCount: number) => [
  { Action: 9, Source: 3, TeamId, SessionId: key, DocumentKey: key, WordCount },
  {
    Action: 2,
    Source: 3,
    TeamId,
    SessionId: key,
    DocumentKey: key,
    WordCount,
    RuleId: "grammar/a-or-an",
    Category: "Grammar",
  },
  {
    Action: 1,
    Source: 3,
    TeamId,
    SessionId: key,
    DocumentKey: key,
    WordCount,
    RuleId: "style/passive",
    Category: "Style",
  },
];

test("says in words what the team did, draws it, and gives the numbers to who asks", async () => {
  const team = await withTeam(product.server, "Night desk");
  const user = await member(product.server, team);
  await team.admin.post("/api/captureeditactionextended", session(team.teamId, "a", 120));
  await user.post("/api/captureeditactionextended", session(team.teamId, "b", 80));
  const page = await product.page("/team/analytics", team.admin);
  await page.getByText("Night desk worked on 200 words in 2 documents in the last month.").waitFor();
  await page.getByText("2 of 2 members were active.").waitFor();
  await page.getByText("2 of 4 reviewed suggestions were accepted.").waitFor();
  await page.getByRole("img", { name: "Words typed or pasted" }).waitFor();
  await page.getByText("Show numbers").first().press("Enter");
  const numbers = page.getByRole("table", { name: "Words typed or pasted" });
  await numbers.getByRole("cell", { name: "200", exact: true }).waitFor();
  await page.getByLabel("Period").selectOption("Last year");
  await page.getByText("Night desk worked on 200 words in 2 documents in the last year.").waitFor();
  expect(new URL(page.url()).searchParams.get("period")).toBe("5");
});

test("one active member alone is not watched", async () => {
  const team = await withTeam(product.server, "Small desk");
  await team.admin.post("/api/captureeditactionextended", session(team.teamId, "c", 60));
  const page = await product.page("/team/analytics", team.admin);
  await page.getByText(/Fewer than two members were active/).waitFor();
  await expect.poll(() => page.getByRole("img").count()).toBe(0);
});
