import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

async function baseOf(person: Visitor, teamId: number | null): Promise<number> {
  const { body } = await person.get<{ Id: number; TeamId: number | null }[]>("/api/termbase");
  return body.find((base) => base.TeamId === teamId)?.Id ?? 0;
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a term is written, decided anew, deleted and brought back by keys alone", async () => {
  const person = await product.person();
  const base = await baseOf(person, null);
  await person.post("/api/termbase/items", [
    { TermBaseId: base, Text: "log in", Status: "Admitted", ConceptId: "enter" },
  ]);
  const page = await product.page("/term-bases", person);
  await page.getByRole("row", { name: /“Terms”/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "New term", exact: true }).press("Enter");
  await field(page, "Term").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("sign in");
  await field(page, "Incorrect forms").fill("sign-in\nsignin");
  await field(page, "Concept").fill("enter");
  const sisters = page.getByRole("region", { name: "Terms with the same concept" });
  await sisters.getByText("log in").waitFor();
  await sisters.getByText("Admitted").waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await rowOf(page, "sign in").getByText("Approved").waitFor();

  await rowOf(page, "sign in").focus();
  await page.keyboard.press("Enter");
  const inspector = page.getByRole("complementary", { name: "sign in" });
  await expect.poll(() => field(page, "Incorrect forms").inputValue()).toBe("sign-in\nsignin");
  await inspector.getByRole("radio", { name: /^Forbidden/ }).press("Space");
  await inspector.getByRole("button", { name: "Save" }).press("Enter");
  await rowOf(page, "sign in").getByText("Forbidden").waitFor();

  await rowOf(page, "sign in").focus();
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await rowOf(page, "sign in").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await rowOf(page, "sign in").waitFor();
});

deepTest("members propose, admins decide about several at once", async () => {
  const team = await withTeam(product.server);
  const base = await baseOf(team.admin, team.teamId);
  const page = await product.page(`/term-bases/${base}`, await member(product.server, team));
  await page.getByRole("button", { name: "Propose a term" }).click();
  await expect.poll(() => page.getByRole("radio").count()).toBe(0);
  await field(page, "Term").fill("single sign-on");
  await page.keyboard.press("Enter");
  await page.getByText("Proposed. An admin will decide.").waitFor();
  await page.getByRole("button", { name: "Propose a term" }).click();
  await field(page, "Term").fill("SSO");
  await page.keyboard.press("Enter");
  await rowOf(page, "SSO").getByText("Proposed").waitFor();
  // What is proposed is no longer the member's to change.
  await rowOf(page, "SSO").click();
  await page.getByRole("complementary", { name: "SSO" }).getByText("Added by you").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save" }).count()).toBe(0);

  const admin = await product.page(`/term-bases/${base}`, team.admin);
  await admin.getByText("2 proposals are waiting for you.").waitFor();
  await admin.getByRole("button", { name: "Show proposals" }).press("Enter");
  await admin.getByText("1–2 of 2").waitFor();
  await rowOf(admin, "SSO").focus();
  await admin.keyboard.press("Control+a");
  await admin.getByRole("button", { name: "Approve" }).press("Enter");
  await admin.getByText("2 terms approved.").waitFor();
  await admin.getByRole("combobox", { name: "Status" }).selectOption({ label: "Approved" });
  await rowOf(admin, "single sign-on").getByText("Approved").waitFor();
});

test("a term that is there already is refused with the server's sentence, and nothing is lost", async () => {
  const person = await product.person();
  const base = await baseOf(person, null);
  await person.post("/api/termbase/items", [{ TermBaseId: base, Text: "sign in", Status: "Approved" }]);
  const page = await product.page(`/term-bases/${base}`, person);
  await page.getByRole("button", { name: "New term", exact: true }).click();
  await field(page, "Term").fill("sign in");
  await field(page, "Reason").fill("House rule");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("alert").waitFor();
  await expect.poll(() => field(page, "Term").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => field(page, "Reason").inputValue()).toBe("House rule");
});

test("an address without a term base says so", async () => {
  const { page } = await product.signedUp("/term-bases/999999999");
  await page.getByRole("heading", { name: "Term base not found" }).waitFor();
  await page.getByRole("link", { name: "All term bases" }).click();
  await page.getByRole("heading", { name: "Term bases", level: 1 }).waitFor();
});

deepTest("axe finds nothing, at a desk by day and on a phone by night", async () => {
  const person = await product.person();
  const base = await baseOf(person, null);
  const statuses = ["Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"];
  await person.post(
    "/api/termbase/items",
    statuses.map((Status) => ({ TermBaseId: base, Text: `Term ${Status}`, Status, ConceptId: "one" })),
  );
  const page = await product.page(`/term-bases/${base}`, person);
  await page.getByText("What the statuses mean").click();
  await page.getByRole("checkbox", { name: "Select Term Pending" }).click();
  expect(await faultsInBothLooks(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByText("Term Deprecated").click();
  await page.getByRole("region", { name: "Terms with the same concept" }).getByText("Term Approved").waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
});
