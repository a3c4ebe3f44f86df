import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { add, type Doc } from "../../../../server/src/testing/documents.ts";
import { share } from "../../../../server/src/testing/sharing.ts";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const history = (page: Page) => page.getByRole("dialog", { name: "Version history" });
const Content = {
  type: "doc",
  content: ["The old cat sat on the old mat.", "It was calm."].map((line) => ({
    type: "paragraph",
    content: [{ type: "text", text: line }],
  })),
};

/** A document to which Ed has added “ Then it rained.” and in which Olive has changed two words since. */
async function written() {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const ed = await signedUp(product.server, { Name: "Ed Editor" });
  const doc = await add(owner, { Title: "Story", Content });
  await share(owner, doc, { Email: ed.email, Role: "edit" });
  const step = (from: number, to: number, words: string) => ({
    ...{ stepType: "replace", from, to, slice: { content: [{ type: "text", text: words }] } },
  });
  const path = `/api/v1/documents/${doc.Id}`;
  await ed.post(`${path}/steps`, { Version: 1, Client: "e", First: 1, Steps: [step(46, 46, " Then it rained.")] });
  const Steps = [step(5, 8, "young"), step(26, 29, "new")];
  await owner.post(`${path}/steps`, { Version: 2, Client: "o", First: 1, Steps, Sources: [null, "assisted"] });
  await owner.get<Doc>(path);
  return { owner, ed, doc };
}

test("the history names everyone who wrote, shows whose each passage is, and plays the changes again", async () => {
  const { owner, doc } = await written();
  const page = await product.page(`/editor?document=${doc.Id}`, owner);
  await text(page).getByText("Then it rained.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  await fromTextMenu(page, "Version history…");
  const rows = history(page).getByRole("list", { name: "Versions" }).getByRole("button");
  await expect.poll(() => rows.first().textContent()).toMatch(/by (you and Ed Editor|Ed Editor and you)/);
  await history(page).getByRole("tab", { name: "Who wrote what" }).press("Enter");
  await history(page).getByRole("tab", { name: "Versions" }).press("ArrowRight");
  const passages = history(page).getByRole("region", { name: "Text with authors" }).locator("p");
  await expect
    .poll(() => passages.allTextContents())
    .toEqual([
      "You The young cat sat on the You, language model newYou  mat.",
      "You It was calm.Ed Editor  Then it rained.",
    ]);
  await history(page)
    .getByText(/Ed Editor: \d+% of the words/)
    .waitFor();
  await history(page)
    .getByText(/You: \d+% of the words, \d+% from a language model/)
    .waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
  await history(page).getByRole("combobox", { name: "Show" }).selectOption("Only Ed Editor");
  await expect.poll(() => passages.count()).toBe(1);

  await history(page).getByRole("tab", { name: "Versions" }).click();
  await rows.last().click();
  await history(page).getByRole("button", { name: "Replay changes" }).press("Enter");
  await history(page).getByRole("status").getByText("The version before the changes").waitFor();
  const replayed = history(page).getByRole("region", { name: "Text at this change" });
  await expect.poll(() => replayed.textContent()).toBe("The old cat sat on the old mat.It was calm.");
  await history(page).getByRole("button", { name: "Next change" }).press("Enter");
  await history(page).getByRole("status").getByText("Change 1 of 3 by Ed Editor").waitFor();
  await expect.poll(() => replayed.textContent()).toContain("Ed Editor  Then it rained.");
  await history(page).getByRole("slider", { name: "Change" }).press("End");
  await history(page).getByRole("status").getByText("Change 3 of 3 by You").waitFor();
  await expect.poll(() => replayed.textContent()).toContain("The young cat sat on the You new mat.");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await history(page).getByRole("button", { name: "Play", exact: true }).press("Enter");
  await history(page).getByRole("status").getByText("Change 3 of 3 by You").waitFor();
});

test("one paragraph of an earlier version is taken as a whole, as one step of undo", async () => {
  const { owner, doc } = await written();
  const page = await product.page(`/editor?document=${doc.Id}`, owner);
  await page.getByText("Saved on the server").waitFor();
  await fromTextMenu(page, "Version history…");
  await history(page).getByRole("list", { name: "Versions" }).getByRole("button").last().click();
  await history(page).getByText("Difference 1 of 3").waitFor();
  await history(page).getByRole("button", { name: "Use this paragraph" }).press("Enter");
  await history(page).getByText("Difference 1 of 1").waitFor();
  await expect
    .poll(() => paragraphs(page))
    .toEqual(["The old cat sat on the old mat.", "It was calm. Then it rained."]);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await paragraphs(page))[0]).toBe("The young cat sat on the new mat.");
});
