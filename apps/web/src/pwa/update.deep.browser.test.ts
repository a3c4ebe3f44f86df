import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { builtPage } from "../testing/serve-page.ts";
import { text, Visit, write } from "../testing/visit.ts";

let folder: string;
let visit: Visit;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "hs-page-")), "/");
  await cp(builtPage, folder, { recursive: true });
  visit = await Visit.open(folder);
});
afterEach(async () => {
  expect(await visit.leave()).toEqual([]);
});
afterAll(async () => {
  await visit.close();
  await rm(folder, { recursive: true });
});

test("a new version waits until somebody asks for it, and the text is there afterwards", async () => {
  const page = await visit.page({ isKept: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker = join(folder, "service-worker.js");
  const before = await readFile(worker, "utf8");
  await writeFile(worker, before.replace(/housestyle-page-[0-9a-f]{16}/, "housestyle-page-0123456789abcdef"));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const note = page.getByRole("status", { name: "New version" });
  await note.getByText("A new version is ready. Your text is safe.").waitFor();
  await write(page, "Written a moment before.");
  await Promise.all([page.waitForEvent("load"), note.getByRole("button", { name: "Reload" }).click()]);
  await text(page).getByText("Written a moment before.").waitFor();
  const kept = await page.evaluate(() => caches.keys());
  expect(kept.filter((name) => name.startsWith("housestyle-page-"))).toEqual(["housestyle-page-0123456789abcdef"]);
});
