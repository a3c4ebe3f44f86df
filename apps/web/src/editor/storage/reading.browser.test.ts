import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member, reallySignedUp, signedUp, withTeam } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { marked, write } from "../../testing/visit.ts";

const product = await sharedProduct();

const chosen = (page: Page, label: string) =>
  page.locator(".status-line").getByLabel(label).locator("option:checked").textContent();

deepTest("a member's text is read as the team has set it, an author's as they said when they signed up", async () => {
  const { admin, teamId } = await withTeam(product.server, "The Desk");
  await admin.call("PATCH", `/api/teams?id=${teamId}`, { Language: "en-GB", DefaultStyle: "business" });
  const page = await product.page("/editor", await member(product.server, { admin, teamId }));
  await write(page, "The colour of the centre was analysed and recieved.");
  await marked(page, "recieved").waitFor();
  await expect.poll(() => chosen(page, "English variety")).toBe("British");
  await expect.poll(() => chosen(page, "Writing style")).toBe("Business");
  await marked(page, "colour").waitFor({ state: "detached" });
  const author = await product.page("/editor", await reallySignedUp(product.server, { WriterType: "Fiction" }));
  await expect.poll(() => chosen(author, "Writing style")).toBe("Creative");
});

test("the English that a text looks like is offered; one click takes it, and the document keeps it", async () => {
  const writer = await signedUp(product.server);
  const { body } = await writer.call<{ Id: number }>("POST", "/api/v1/documents", {
    Title: "Notes",
    Text: "",
    Content: null,
    Language: "en-US",
  });
  const page = await product.page(`/editor?document=${body.Id}`, writer);
  // The document is there, and not only a page to write on.
  await expect.poll(() => page.getByLabel("Document title").inputValue()).toBe("Notes");
  await expect.poll(() => chosen(page, "English variety")).toBe("American");
  const text = page.getByRole("textbox", { name: "Your text" });
  await expect.poll(() => text.getAttribute("lang")).toBe("en-US");
  await write(page, `The colour of the centre was analysed. ${"We went to the island and saw the boats. ".repeat(8)}`);
  await page.getByText("This looks like British English.").waitFor();
  await page.getByRole("button", { name: /^Score \d+$/ }).click();
  await page
    .getByRole("dialog", { name: /^Score \d+$/ })
    .getByText("100 × N ÷ (N + suggestions)")
    .waitFor();
  await page.keyboard.press("Escape");
  // Whether the earlier suggestions or the score were ever shown as current while the text was checked again.
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const look = () => {
      if (!document.querySelector(".checking-again")) return;
      found.add("checking again");
      if (document.querySelector(".panel .panel-head .panel-title")?.textContent?.includes("suggestion"))
        found.add("count");
      if (document.querySelector(".score")) found.add("score");
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return { found, stop: () => observer.disconnect() };
  });
  await page.getByRole("button", { name: "Check as British English" }).click();
  await marked(page, "colour").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Score \d+$/ }).waitFor();
  const told = await seen.evaluate(({ found, stop }) => {
    stop();
    return [...found];
  });
  expect(told).toEqual(["checking again"]);
  await expect.poll(() => text.getAttribute("lang")).toBe("en-GB");
  await page.getByText("This looks like British English.").waitFor({ state: "detached" });
  await page.locator(".status-line").getByLabel("Writing style").selectOption("Academic");
  await expect
    .poll(async () => (await writer.call<object>("GET", `/api/v1/documents/${body.Id}`)).body)
    .toMatchObject({ Language: "en-GB", Style: "academic" });
  await page.reload();
  await expect.poll(() => chosen(page, "Writing style")).toBe("Academic");
  // Another text of this person is read as ever.
  await page.evaluate(() => localStorage.removeItem("housestyle.last-document"));
  await page.goto("/editor");
  await expect.poll(() => chosen(page, "English variety")).toBe("American");
});
