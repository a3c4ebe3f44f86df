import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { complaints } from "../../testing/complaints.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { marked } from "../../testing/visit.ts";

const visit = await sharedVisit();

const looks = [
  { theme: "light", width: 1440, height: 900 },
  { theme: "dark", width: 390, height: 844 },
] as const;

deepTest.each(looks)("axe finds nothing in $theme at $width", async (look) => {
  const page = await visit.page(look);
  const isSmall = look.width < 992;
  expect(await complaints(page)).toEqual([]);
  await openTextMenu(page);
  expect(await complaints(page)).toEqual([]);
  await fromTextMenu(page, "Open sample text");
  await marked(page, "definately").click();
  await page.locator(".card").first().waitFor();
  expect(await complaints(page)).toEqual([]);
  for (const name of ["Dictionary", "Ignored and turned off", "Keyboard shortcuts"]) {
    await fromTextMenu(page, name);
    await page.getByRole("dialog", { name }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
  if (isSmall) await page.getByRole("button", { name: "Show panel" }).click();
  await page.locator(".remark-row").first().click();
  for (const name of ["Goals", "Snippets"]) {
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tabpanel", { name }).waitFor();
    if (name === "Goals") await page.getByRole("button", { name: /Longest sentence/ }).click();
    expect(await complaints(page)).toEqual([]);
  }
  // A message that is fading away is on its way to no contrast at all.
  await page.locator(".toast").waitFor({ state: "detached" });
  expect(await complaints(page)).toEqual([]);
});

deepTest("everything that can be pressed is reached with Tab, and shows that it is", async () => {
  const page = await visit.page();
  await page.getByRole("button", { name: "Open sample text" }).first().click();
  await marked(page, "definately").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const seen: string[] = [];
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle } = getComputedStyle(element);
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return { name: name.trim(), isShown: outlineStyle !== "none" || element.getAttribute("role") === "textbox" };
    });
    if (!focus) continue;
    expect(focus).toMatchObject({ isShown: true });
    seen.push(focus.name);
  }
  for (const name of ["Write", "File", "Bold", "Document title", "Your text", "Suggestions", "Next suggestion (F8)"]) {
    expect(seen).toContain(name);
  }
});

test("who wants less motion gets none", async () => {
  const page = await visit.page();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Open sample text" }).first().click();
  await marked(page, "definately").click();
  const duration = await page.locator(".card-at-word").evaluate((card) => getComputedStyle(card).animationDuration);
  expect(duration).toBe("0s");
});
