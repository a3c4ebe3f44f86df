import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { deletedAndBack } from "../../testing/deleted-and-back.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

/** Somebody with so many words. */
async function withWords(length: number): Promise<Visitor> {
  const person = await product.person();
  await person.post(
    "/api/ignorepatterns",
    Array.from({ length }, (_, n) => ({ word: `word${n}` })),
  );
  return person;
}

/** The text of the row, or else of the table, that has the focus; none when the focus is elsewhere. */
function focusedOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.closest("tr, .table-area")?.textContent);
}

test("a word is added, changed, deleted and brought back by keys alone", async () => {
  const { page } = await product.signedUp("/dictionary");
  await page.getByRole("button", { name: "Add a word" }).press("Enter");
  const form = page.getByRole("complementary", { name: "Add a word" });
  await form.getByRole("textbox", { name: "Word", exact: true }).waitFor();
  // The focus is in the field already.
  await page.keyboard.type("Zyntharil");
  await expect.poll(() => form.getByRole("checkbox", { name: "Match case" }).isChecked()).toBe(true);
  await expect
    .poll(() => form.getByRole("listitem").allTextContents())
    .toEqual([
      "Zyntharilwould be accepted",
      "zyntharilwould still be flagged",
      "ZYNTHARILwould be accepted",
      "Zyntharil’swould be accepted",
    ]);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: /Zyntharil/ });
  await row.getByText("Recently by you").waitFor();

  await row.focus();
  await page.keyboard.press("Enter");
  const inspector = page.getByRole("complementary", { name: "Zyntharil" });
  await inspector.getByText("Added by you").waitFor();
  await inspector.getByRole("checkbox", { name: "Match case" }).press("Space");
  await inspector.getByRole("button", { name: "Save" }).press("Enter");
  await inspector.waitFor({ state: "detached" });
  await row.getByText("Any").waitFor();

  await deletedAndBack(page, row);
});

deepTest("what has just been changed can be deleted at once, however slow the list is", async () => {
  const person = await product.person();
  await person.post("/api/ignorepatterns", { word: "Zyntharil" });
  const page = await product.page("/dictionary", person);
  const row = page.getByRole("row", { name: /Zyntharil/ });
  await row.focus();
  await page.keyboard.press("Enter");
  const inspector = page.getByRole("complementary", { name: "Zyntharil" });
  await inspector.getByRole("checkbox", { name: "Match case" }).press("Space");
  const held = Promise.withResolvers<void>();
  // The list comes late; the entry has another number by then.
  await page.route(/ignorepatterns.*all/, (route) => void held.promise.then(() => route.continue()));
  const listed = page.waitForRequest(/ignorepatterns.*all/);
  await inspector.getByRole("button", { name: "Save" }).press("Enter");
  await listed;
  held.resolve();
  await inspector.waitFor({ state: "detached" });
  await row.focus();
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await row.waitFor({ state: "detached" });
});

deepTest("a form without a word says so and keeps the rest", async () => {
  const { page } = await product.signedUp("/dictionary");
  await page.getByRole("button", { name: "Add a word" }).click();
  const form = page.getByRole("complementary", { name: "Add a word" });
  await form.getByRole("textbox", { name: "A word as it appears in your text" }).fill("kept");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await form.getByRole("alert").getByText("Enter a word.").waitFor();
  await expect
    .poll(() => form.getByRole("textbox", { name: "Word", exact: true }).getAttribute("aria-invalid"))
    .toBe("true");
  await expect
    .poll(() => form.getByRole("textbox", { name: "A word as it appears in your text" }).inputValue())
    .toBe("kept");
});

test("members read the team's words; those who may not change them see no way to", async () => {
  const team = await withTeam(product.server);
  await team.admin.post("/api/ignorepatterns", { word: "Kubernetes", teamId: team.teamId });
  await team.admin.patch(`/api/teams/?id=${team.teamId}`, { AllowUserDictionary: false });
  const page = await product.page("/dictionary", await member(product.server, team));
  await page.getByText("Kubernetes").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Add a word" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(0);
  await page.getByText("Kubernetes").click();
  await page.getByRole("complementary", { name: "Kubernetes" }).getByText("Added by Pat Example").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save" }).count()).toBe(0);
});

test("what the address says is what is shown, and Back goes back", async () => {
  const person = await withWords(30);
  const page = await product.page("/dictionary?take=10&orderBy=Word", person);
  await page.getByText("1–10 of 30").waitFor();
  await page.getByRole("button", { name: "Page 3" }).click();
  await page.getByText("21–30 of 30").waitFor();
  expect(new URL(page.url()).searchParams.get("skip")).toBe("20");
  await page.goBack();
  await page.getByText("1–10 of 30").waitFor();
  await page.getByPlaceholder("Search...").fill("WORD29");
  await page.getByText("1–1 of 1").waitFor();
});

deepTest("a page can be longer, and the button to add floats above its end", async () => {
  const person = await withWords(60);
  const page = await product.page("/dictionary", person);
  await page.getByText("1–25 of 60").waitFor();
  const length = page.getByLabel("Rows per page");
  await expect.poll(() => length.locator("option").allTextContents()).toEqual(["10", "25", "50", "100"]);
  await length.selectOption("50");
  await page.getByText("1–50 of 60").waitFor();
  expect(new URL(page.url()).searchParams.get("take")).toBe("50");
  for (const edge of [0, 1e6]) {
    await page.evaluate((top) => scrollTo(0, top), edge);
    const box = await page.getByRole("button", { name: "Add a word" }).boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom).toBeGreaterThan(450);
    expect(bottom).toBeLessThanOrEqual(900);
  }
});

test("rows are deleted one after another by keys; when the last page is emptied, the one before is shown", async () => {
  const person = await withWords(12);
  const page = await product.page("/dictionary?take=10&skip=10&orderBy=Word&orderDir=asc", person);
  await page.getByText("11–12 of 12").waitFor();
  await page.getByRole("row", { name: /word8/ }).focus();
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect.poll(() => focusedOf(page)).toContain("word9");
  // The server counts the page before while the word is still there, and that answer comes after the deletion.
  const counted = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  await page.route(/ignorepatterns\/.*Skip=0/, async (route) => {
    const answer = await route.fetch();
    counted.resolve();
    await deleted.promise;
    await route.fulfill({ response: answer });
  });
  await page.route("**/api/ignorepatterns", async (route) => {
    await counted.promise;
    await route.fulfill({ response: await route.fetch() });
    deleted.resolve();
  });
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByRole("row", { name: /word0/ }).waitFor();
  await page.getByText("1–10 of 10").waitFor();
  await expect.poll(() => focusedOf(page)).toContain("word0");
});

deepTest("axe finds nothing, at a desk by day and on a phone by night", async () => {
  const { person, page } = await product.signedUp("/dictionary");
  await person.post("/api/ignorepatterns", { word: "Ngozi", note: "A colleague" });
  await page.reload();
  await page.getByText("Ngozi").click();
  await page.getByRole("complementary", { name: "Ngozi" }).waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
});
