import { expect, test } from "vitest";
import { openReports } from "../../testing/open-reports.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { write } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("what reports showed is there at the next visit, and is updated where the text has changed since", async () => {
  const page = await visit.page();
  await openReports(page);
  const count = page.getByRole("article", { name: "Summary" }).getByText(/^\d+ words in /);
  await count.waitFor();
  const words = Number(/^\d+/.exec((await count.textContent()) ?? "")?.[0]);
  const stored = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("housestyle");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const database = opening.result;
      const counting = database.transaction("reports").objectStore("reports").count();
      await new Promise((resolve) => counting.addEventListener("success", resolve));
      database.close();
      return counting.result;
    });
  await expect.poll(stored).toBe(1);
  await page.getByText("Saved on this device").waitFor();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      if (document.querySelector(".reports-note")) seen.add("loading");
      if (document.querySelector(".reports-sheet[aria-busy=true] .report")) seen.add("updating");
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    Object.assign(window, { seen });
  });
  await page.reload();
  await page.getByText("Checked on this device").waitFor();
  await write(page, "Six more words are written here. ");
  await page.getByRole("tab", { name: "Reports" }).click();
  await page.getByText(`${words + 6} words in `).waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(["updating"]);
});
