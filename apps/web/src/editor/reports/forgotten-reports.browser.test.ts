import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goOn } from "../../testing/go-on.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text } from "../../testing/visit.ts";

const product = await sharedProduct();

/** The reports that this device keeps, as JSON. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("housestyle");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const database = opening.result;
    const reading = database.transaction("reports").objectStore("reports").getAll();
    await new Promise((resolve) => reading.addEventListener("success", resolve));
    database.close();
    return JSON.stringify(reading.result);
  });

/** A document of an account is open, and this device keeps its reports. */
async function opened(): Promise<Page> {
  const person = await product.person();
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", { Title: "Plan", Text: "A secret plan." });
  const page = await product.page(`/editor?document=${body.Id}`, person);
  await text(page).getByText("A secret plan.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  await page.getByRole("tab", { name: "Reports" }).click();
  await expect.poll(() => stored(page)).toContain("overview");
  return page;
}

test("when someone logs out, no reports of the account stay on this device", async () => {
  const page = await opened();
  await page.evaluate(() => fetch("/api/v1/logout", { method: "POST", headers: { clientApp: "1" } }));
  await page.reload();
  await page.getByText("Log in to open it.").waitFor();
  await expect.poll(() => stored(page)).toBe("[]");
});

deepTest("a document that is moved to the trash takes its reports from this device", async () => {
  const page = await opened();
  await goOn(page, "/documents");
  await page.getByRole("grid").getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect.poll(() => stored(page)).toBe("[]");
});
