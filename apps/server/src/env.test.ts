import { readFileSync } from "node:fs";
import { join } from "node:path";
import { madeUpTag } from "@housestyle/texts";
import { expect, test } from "vitest";
import { readEnv, settings } from "./env.ts";
import { loadInstallationLanguage } from "./installation-language.ts";

const manual = readFileSync(join(import.meta.dirname, "..", "..", "..", "docs", "operations.md"), "utf8");
/** Rows of the settings table: name and default, both in code marks. */
const rows = [...manual.matchAll(/^\| `([A-Z_]+)`\s*\|([^|]*)\|/gm)].map(([, name, standard]) => [
  name,
  standard?.trim(),
]);

test("the manual lists every setting, and none that is not there", () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(settings.shape).sort());
});

test("the manual tells every default as it is", () => {
  const defaults: Record<string, unknown> = readEnv({});
  const told = new Map(rows.map(([name, standard]) => [name, standard]));
  for (const [name, value] of Object.entries(defaults)) {
    if (typeof value === "boolean") expect([name, told.get(name)]).toEqual([name, value ? "`on`" : "`off`"]);
    else if (Array.isArray(value)) {
      expect([name, told.get(name)]).toEqual([name, value.length === 0 ? "none" : `\`${value.join(", ")}\``]);
    }
    // Folders and the number of threads depend on the machine; the manual describes them in words.
    else if (!["HOUSESTYLE_DATA", "HOUSESTYLE_EXTENSIONS", "HOUSESTYLE_CHECK_THREADS"].includes(name)) {
      expect([name, told.get(name)]).toEqual([name, `\`${String(value)}\``]);
    }
  }
});

test.each([
  [{ PORT: "http" }, /PORT.*0 to 65535/],
  [{ PORT: "99999" }, /PORT/],
  [{ HOUSESTYLE_ANONYMOUS_CHECK: "maybe" }, /HOUSESTYLE_ANONYMOUS_CHECK.*on or off/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL.*postgres:\/\//],
  [{ HOUSESTYLE_PUBLIC_URL: "write.test" }, /HOUSESTYLE_PUBLIC_URL/],
  [{ HOUSESTYLE_BACKUP_AT: "at night" }, /HOUSESTYLE_BACKUP_AT.*03:20/],
  [{ HOUSESTYLE_BACKUP_AT: "24:00" }, /HOUSESTYLE_BACKUP_AT/],
  [{ HOUSESTYLE_SIGN_UP: "maybe" }, /HOUSESTYLE_SIGN_UP.*must be one of: open, invited, closed/],
  [{ HOUSESTYLE_OIDC_NAME: "x".repeat(101) }, /HOUSESTYLE_OIDC_NAME.*must not be longer than 100/],
])("%o is refused in a sentence that names the setting", (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence);
});

test("hints are told in the language of the house", async () => {
  await loadInstallationLanguage(madeUpTag);
  for (const source of [
    { PORT: "http" },
    { DATABASE_URL: "mysql://x" },
    { HOUSESTYLE_SECRET: "short" },
    { HOUSESTYLE_SIGN_UP: "maybe" },
  ])
    expect(() => readEnv(source)).toThrow(/⟦.*⟦.*⟧⟧$/);
  await loadInstallationLanguage();
  expect(() => readEnv({ PORT: "http" })).toThrow("Use a whole number from 0 to 65535.");
});

test("an empty setting counts as not given", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "" })).toEqual(readEnv({}));
});

test.each([["off"], ["OFF"], ["false"], ["0"], ["no"]])("%s switches off", (word) => {
  expect(readEnv({ HOUSESTYLE_RATE_LIMIT: word }).HOUSESTYLE_RATE_LIMIT).toBe(false);
});
