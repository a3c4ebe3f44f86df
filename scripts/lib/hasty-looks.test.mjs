import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hastyLooks } from "./hasty-looks.mjs";
import { root } from "./root.mjs";

test("looking once and waiting for a time are found, looking until it is so is not", () => {
  expect(
    hastyLooks(`
      expect(await row.count()).toBe(0);
      expect((await paragraphs(page))[0]).toMatch(/x/);
      await page.waitForTimeout(400);
      await expect.poll(() => row.count()).toBe(0);
      expect((await person.get("/api/teams")).status).toBe(200);
    `),
  ).toEqual(["2: looks once", "3: looks once", "4: waits for a time"]);
});

test("no browser test passes or fails by when it happens to look", () => {
  const files = ["apps", "packages"].flatMap((street) =>
    readdirSync(join(root, street), { recursive: true })
      .map((path) => join(street, String(path)))
      .filter((path) => /\.browser\.test\.tsx?$/.test(path) && !path.includes("node_modules")),
  );
  expect(files.length).toBeGreaterThan(40);
  const hasty = files.flatMap((path) =>
    hastyLooks(readFileSync(join(root, path), "utf8")).map((place) => `${path}:${place}`),
  );
  expect(hasty).toEqual([]);
});
