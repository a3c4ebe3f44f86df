import { expect, test } from "vitest";
import { complaints } from "../../testing/complaints.ts";
import { openReports } from "../../testing/open-reports.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";

const visit = await sharedVisit();

test("reports are in groups, found by what they are about, and favorites come first and stay", async () => {
  const page = await visit.page();
  await openReports(page);
  const bar = page.getByRole("navigation", { name: "Reports" });
  const story = bar.getByRole("region", { name: "Story" });
  await expect.poll(() => story.getByRole("button").allTextContents()).toContain("Pacing");
  const search = bar.getByRole("searchbox", { name: "Search reports" });
  // It is the description that names the passive voice.
  await search.fill("passive voice");
  await expect.poll(() => bar.locator(".reports-name").allTextContents()).toEqual(["Style"]);
  await bar.getByRole("status").getByText("1 report", { exact: true }).waitFor();
  await search.press("Enter");
  const report = page.getByRole("article", { name: "Style" });
  await report.getByRole("button", { name: "Favorite: Style", pressed: false }).press("Enter");
  await report.getByRole("button", { name: "Favorite: Style", pressed: true }).waitFor();
  await search.press("Escape");
  await page.reload();
  await page.getByRole("tab", { name: "Reports" }).click();
  const favorite = bar.getByRole("region", { name: "Favorites" }).getByRole("button", { name: "Style" });
  await favorite.waitFor();
  await expect.poll(() => bar.getByRole("heading").first().textContent()).toBe("Favorites");
  expect(await complaints(page, ".reports")).toEqual([]);
  await search.fill("no such thing");
  await bar.getByText("No matching reports.").first().waitFor();
  await search.press("Escape");
  await favorite.press("Enter");
  await report.getByRole("button", { name: "Favorite: Style", pressed: true }).press("Enter");
  await favorite.waitFor({ state: "detached" });
});
