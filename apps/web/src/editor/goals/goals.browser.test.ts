import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { write } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("each goal says what is there, what is wanted, and whether it is met", async () => {
  const page = await visit.page();
  await fromTextMenu(page, "Open sample text");
  // Until the menu has gone it may still hand the focus back.
  await page.getByRole("dialog", { name: "File and settings" }).waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Goals" }).click();
  const goal = page.getByRole("button", { name: /Longest sentence/ });
  await goal.getByText("35 words").waitFor();
  await goal.getByRole("img", { name: "Not met" }).waitFor();
  await page
    .getByRole("button", { name: /Sentence variety/ })
    .getByRole("img", { name: "Met" })
    .waitFor();
  // Nobody is praised for keeping to rules that there are not.
  const team = page.getByRole("button", { name: /Team rules/ });
  await team.getByText("You have no team rules.").waitFor();
  await team.getByRole("img", { name: "Not measured" }).waitFor();
});

deepTest("a goal leads to what stands in its way, and a changed target counts and stays", async () => {
  const page = await visit.page();
  await fromTextMenu(page, "Open sample text");
  await page.getByRole("tab", { name: "Goals" }).click();
  await page.getByRole("button", { name: /Longest sentence/ }).click();
  await page.getByText("1 highlight").waitFor();
  await page.getByRole("button", { name: "Next highlight" }).click();
  const current = async () => (await page.locator(".shade-current").allTextContents()).join("");
  await expect.poll(current).toMatch(/^At the end of the day, .* unti\w+ the light comes on\.$/);
  await page.getByRole("button", { name: "Edit target" }).click();
  await page.getByLabel("At most").fill("40");
  const met = page.getByRole("button", { name: /Longest sentence/ }).getByRole("img", { name: "Met", exact: true });
  await met.waitFor();
  await page.locator(".shade").first().waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("tab", { name: "Goals" }).click();
  await met.waitFor();
});

deepTest("a short text is not judged", async () => {
  const page = await visit.page();
  await write(page, "We went home.");
  await page.getByRole("tab", { name: "Goals" }).click();
  await page.getByText("Goals need at least 50 words.").waitFor();
  await expect.poll(() => page.getByRole("img", { name: "Not measured" }).count()).toBe(17);
});

deepTest("grammar leads to its remarks", async () => {
  const page = await visit.page();
  await fromTextMenu(page, "Open sample text");
  await page.getByRole("tab", { name: "Goals" }).click();
  await page.getByRole("button", { name: /Grammar/ }).click();
  await page.getByRole("button", { name: "Show suggestions" }).click();
  await page.getByRole("tab", { name: "Suggestions", selected: true }).waitFor();
  await page.getByRole("button", { name: /^Grammar \d+ suggestions$/, pressed: true }).waitFor();
});

deepTest("the score says what it would be without some remarks, and leads to them", async () => {
  const page = await visit.page();
  await fromTextMenu(page, "Open sample text");
  await page.getByRole("dialog", { name: "File and settings" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Score \d+$/ }).click();
  const card = page.getByRole("dialog", { name: /^Score \d+$/ });
  const without = card.getByRole("button", { name: /^Fix .* grammar issues?: \d+$/ });
  await without.waitFor();
  // Read at once: what reads behind the rules may still change both.
  const [now, then] = await card.evaluate((element) => [
    element.querySelector("h2")?.textContent,
    [...element.querySelectorAll("button")].find(({ textContent }) => textContent.includes("grammar issue"))
      ?.textContent,
  ]);
  const number = (text: string | null | undefined) => Number(/\d+$/.exec(text ?? "")?.[0]);
  expect(number(then)).toBeGreaterThan(number(now));
  await without.press("Enter");
  await page.getByRole("button", { name: /^Grammar \d+ suggestions$/, pressed: true }).waitFor();
});
