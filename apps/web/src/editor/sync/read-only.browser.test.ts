import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text } from "../../testing/visit.ts";

const product = await sharedProduct();

test("what may only be read is changed by no suggestion, bar, key, or paste", async () => {
  const person = await product.person();
  const { body: doc } = await person.post<{ readonly Id: number }>("/api/v1/documents", { Text: "I recieved it." });
  const page = await product.page("/editor", person);
  await page.route(`**/api/v1/documents/${doc.Id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), CanEdit: false } });
  });
  await page.goto(`/editor?document=${doc.Id}`);
  await text(page).and(page.locator("[contenteditable=false]")).getByText("I recieved it.").waitFor();
  await page.getByText("Checked on this device").waitFor();
  const before = await text(page).innerHTML();
  await text(page).getByText("I recieved it.").click({ clickCount: 3 });
  await page.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("x");
  await page.keyboard.press("F8");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await text(page).getByText("I recieved it.").click({ clickCount: 3 });
  await page.keyboard.press("Control+k");
  await page.getByRole("region", { name: "Link" }).getByRole("textbox").fill("example.org");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+z");
  const words = (html: string) => html.replaceAll(/<\/?(?:span|div)[^>]*>/g, "");
  expect(words(await text(page).innerHTML())).toBe(words(before));
});

deepTest("a document of this device that may only be read is not editable before the server has answered", async () => {
  const person = await product.person();
  const { body: doc } = await person.post<{ readonly Id: number }>("/api/v1/documents", { Text: "Only to read." });
  const page = await product.page("/editor", person);
  let isAway = false;
  await page.route(`**/api/v1/documents/${doc.Id}`, async (route) => {
    if (isAway) return;
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), CanEdit: false } });
  });
  const still = text(page).and(page.locator("[contenteditable=false]")).getByText("Only to read.");
  await page.goto(`/editor?document=${doc.Id}`);
  await still.waitFor();
  await page.getByText("You have view-only access to this document.").waitFor();
  isAway = true;
  await page.reload();
  await still.waitFor();
  await page.getByText("You have view-only access to this document.").waitFor();
  await expect.poll(() => text(page).getAttribute("contenteditable")).toBe("false");
});
