import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { marked, paragraphs, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("a part that cannot be fetched takes nothing away, says so in its place, and comes when asked again", async () => {
  // Nothing of the editor may have been fetched before.
  const page = await visit.page({ isFirst: true });
  await write(page, "We definately went.");
  await marked(page, "definately").waitFor();
  await page.getByRole("tab", { name: "Outline" }).waitFor();
  await page.route("**/assets/**", (route) => route.abort());
  await page.getByRole("tab", { name: "Outline" }).click();
  const missing = page.getByRole("tabpanel").getByText("Part of the editor didn’t load.");
  await missing.waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["We definately went."]);
  await page.keyboard.press("F1");
  const inDialog = page.getByRole("dialog").getByRole("button", { name: "Try again" });
  await inDialog.waitFor();
  await page.unroute("**/assets/**");
  await inDialog.press("Enter");
  await page.getByRole("dialog").getByRole("combobox").waitFor();
  await page.keyboard.press("Escape");
  await missing.waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("tabpanel").innerText()).not.toBe("");
  await marked(page, "definately").waitFor();
  const troubles = await visit.leave();
  expect(troubles.filter((trouble) => !/ERR_FAILED|preload/u.test(trouble))).toEqual([]);
});
