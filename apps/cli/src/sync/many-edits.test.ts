import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sharedServer } from "../../../server/src/testing/shared-server.ts";
import { type AnsweredRow, rules } from "../../../server/src/testing/stored-content.ts";
import { type Visitor, withTeam } from "../../../server/src/testing/visitor.ts";
import { command } from "../testing/command.ts";

const server = await sharedServer();
const { folder: root, housestyle } = command();

/** A rule by the values that are edited here; undefined for one that is not there. */
type Values = { readonly replace: string; readonly message: string } | undefined;
type Rules = ReadonlyMap<string, Values>;

const anyEdit = fc.record({
  what: fc.constantFrom("change", "change", "change", "change", "remove", "add"),
  which: fc.nat(299),
  field: fc.constantFrom("replace", "message"),
  value: fc.constantFrom("one", "two", "three"),
});
const thousandEdits = fc.array(anyEdit, { minLength: 1_000, maxLength: 1_000 });

type Edit = typeof anyEdit extends fc.Arbitrary<infer E> ? E : never;

function edited(start: Rules, edits: readonly Edit[]): Map<string, Values> {
  const now = new Map(start);
  for (const { what, which, field, value } of edits) {
    const match = what === "add" ? `new ${which % 50}` : `rule ${which}`;
    const before = now.get(match);
    if (what === "remove") now.delete(match);
    else if (before || what === "add") now.set(match, { replace: "", message: "", ...before, [field]: value });
  }
  return now;
}

/** The text of the guide after the edits, with a comment above each rule that a person may have written. */
function fileOf(head: string, all: Rules): string {
  const lines = [...all].map(([match, values]) =>
    [
      `  # about ${match}`,
      `  - match: ${match}`,
      ...(values?.replace ? [`    replace: "${values.replace}"   # here`] : []),
      ...(values?.message ? [`    message: ${values.message}`] : []),
    ].join("\n"),
  );
  return `${head}rules:\n${lines.join("\n")}\n`;
}

async function store(admin: Visitor, StyleGuideId: number, from: readonly AnsweredRow[], to: Rules): Promise<void> {
  const known = new Set(from.map(({ Match }) => String(Match)));
  const gone = from.filter(({ Match }) => !to.has(String(Match))).map(({ Id }) => Id);
  const changed = from.flatMap((row) => {
    const values = to.get(String(row.Match));
    return values ? [{ ...row, Replace: values.replace, Message: values.message }] : [];
  });
  const added = [...to]
    .filter(([match]) => !known.has(match))
    .map(([Match, values]) => ({ StyleGuideId, Match, Replace: values?.replace, Message: values?.message }));
  if (gone.length > 0) await admin.delete("/api/styleguide/items", gone);
  expect((await admin.put("/api/styleguide/items", changed)).status).toBe(200);
  if (added.length > 0) expect((await admin.post("/api/styleguide/items", added)).status).toBe(200);
}

/** Returns the names of all conflicts, by comparing rule by rule and value by value. */
function conflictsOf(base: Rules, ours: Rules, theirs: Rules): string[] {
  return [...new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])].flatMap((match) => {
    const [before, here, there] = [base.get(match), ours.get(match), theirs.get(match)];
    const isChanged = (values: Values) => JSON.stringify(values) !== JSON.stringify(before);
    const name = `guides/general-rules: ${match}`;
    if (!here || !there) {
      if (!before || !isChanged(here ?? there) || (!here && !there)) return [];
      return [here ? `${name}: deleted on the server` : `${name}: deleted in the files`];
    }
    return (["message", "replace"] as const)
      .filter((field) => here[field] !== there[field])
      .filter((field) => !before || (here[field] !== before[field] && there[field] !== before[field]))
      .map((field) => `${name}: ${field} has two new values`);
  });
}

it("names every conflict of 1,000 random edits in the files and 1,000 on the server, and loses nothing", async () => {
  const { admin, teamId } = await withTeam(server, "Many");
  const { body: key } = await admin.post<{ Token: string }>("/api/v1/tokens", {
    Name: "CI",
    Scopes: ["read", "write"],
  });
  const env = { HOUSESTYLE_SERVER: server.url, HOUSESTYLE_KEY: key.Token };
  const sync = (...args: string[]) => housestyle(["sync", "many", ...args], "", { env });
  const guides = await admin.get<{ Id: number }[]>(`/api/styleguide?Filter=TeamId eq ${teamId}`);
  const guide = guides.body[0]?.Id ?? 0;
  await sync();
  const file = join(root, "many/guides/general-rules.yaml");
  const head = readFileSync(file, "utf8").replace("rules: []\n", "");
  let base: Rules = new Map(
    Array.from({ length: 300 }, (_, index) => [`rule ${index}`, { replace: "x", message: "m" }]),
  );
  writeFileSync(file, fileOf(head, base));
  expect(await sync()).toMatchObject({ status: 0, err: "" });
  expect(await rules(admin)).toHaveLength(300);
  for (const [seed, side] of ["ours", "theirs"].entries()) {
    const [here = [], there = []] = fc.sample(thousandEdits, { numRuns: 2, seed });
    const [ours, theirs] = [edited(base, here), edited(base, there)];
    writeFileSync(file, fileOf(head, ours));
    await store(admin, guide, await rules(admin), theirs);
    const { status, err } = await sync();
    const named = err.split("\n").flatMap((line) => /^guides.*?: (?:rule|new) \d+: [a-z ]+/.exec(line)?.[0] ?? []);
    const wanted = conflictsOf(base, ours, theirs);
    expect(wanted.length).toBeGreaterThan(40);
    expect([status, named.sort()]).toEqual([1, wanted.sort()]);
    expect(readFileSync(file, "utf8")).toBe(fileOf(head, ours));
    expect(await sync("--take", side)).toMatchObject({ status: 0, err: "" });

    // Both sides have the same, every comment is still there, and nothing is left to do.
    const text = readFileSync(file, "utf8");
    for (const match of ours.keys()) expect(text).toContain(`  # about ${match}\n`);
    const now = await rules(admin);
    base = new Map(
      now.map((row) => [String(row.Match), { replace: String(row.Replace), message: String(row.Message) }]),
    );
    const preferred = side === "ours" ? ours : theirs;
    for (const name of wanted.filter((each) => each.includes("two new values"))) {
      const [, match = "", field = ""] = /: ((?:rule|new) \d+): (\w+)/.exec(name) ?? [];
      const values = (each: Values) => each?.[field as "replace"];
      expect(values(base.get(match))).toBe(values(preferred.get(match)));
    }
    expect((await sync("--check")).out).toContain("are the same");
    expect(await sync()).toMatchObject({ status: 0, err: "" });
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});
