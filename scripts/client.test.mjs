import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiSource } from "./client.mjs";
import { root } from "./lib/root.mjs";

test("the generated client knows the calls of the contract, and no others", async () => {
  // Blanks and trailing commas are the formatter's to set.
  const plain = (text) => text.replaceAll(/[\s,]+/g, "");
  const file = join(root, "packages", "client", "src", "api.ts");
  expect(plain(readFileSync(file, "utf8"))).toBe(plain(await apiSource()));
});
