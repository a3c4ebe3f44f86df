import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changeFiles, type SyncFields, syncKinds } from "@housestyle/team-files";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyEntries } from "../../../../packages/team-files/src/testing/any-state.ts";
import { sharedServer } from "../../../server/src/testing/shared-server.ts";
import { withTeam } from "../../../server/src/testing/visitor.ts";
import { command } from "../testing/command.ts";

const server = await sharedServer();
const { folder: root, housestyle } = command();

/** What the server refuses for reasons of its own: it is made storable, and stays as strange as it can be. */
function storable(fields: SyncFields): SyncFields {
  const clean = Object.entries(fields).map(([name, cell]) => {
    if (name === "url") return [name, ""];
    if (name === "shortcut") return [name, typeof cell === "string" ? `:${cell.replaceAll(/\s/g, "") || "x"}` : null];
    if (name === "word") return [name, String(cell).replaceAll(/\p{Cc}/gu, "") || "x"];
    return [name, name === "isRegex" ? false : cell];
  });
  return Object.fromEntries(clean);
}

const kinds = ["dictionary", "terms", "snippets"] as const;

it("carries any texts from files to a team, and from there to other files and another team, byte for byte", async () => {
  const contents = fc.record({
    dictionary: anyEntries(syncKinds.dictionary, 12),
    terms: anyEntries(syncKinds.terms, 12),
    snippets: anyEntries(syncKinds.snippets, 12),
  });
  for (const [run, content] of fc.sample(contents, { numRuns: 6, seed: 38 }).entries()) {
    const team = async (folder: string) => {
      const { admin } = await withTeam(server, `Round ${run}`);
      const { body } = await admin.post<{ Token: string }>("/api/v1/tokens", { Name: "CI", Scopes: ["read", "write"] });
      const env = { HOUSESTYLE_SERVER: server.url, HOUSESTYLE_KEY: body.Token };
      return (...args: string[]) => housestyle(["sync", ...(args.length === 0 ? [folder] : args)], "", { env });
    };
    const [here, there, back] = [`here-${run}`, `there-${run}`, `back-${run}`];
    for (const kind of kinds) {
      const { isFolder } = syncKinds[kind];
      const name = { terms: "Terms", snippets: "Snippets", dictionary: "" }[kind];
      const header = Object.fromEntries(
        syncKinds[kind].header.map(({ name: field, otherwise }) => [field, field === "name" ? name : otherwise]),
      ) as SyncFields;
      const to = { fields: header, entries: content[kind].map((fields) => ({ fields: storable(fields) })) };
      const difference = { from: undefined, to, isHeaderChanged: false, changed: [], added: [], removed: [] };
      const ref = isFolder ? `${kind}/${kind}` : kind;
      for (const [path, text] of changeFiles(new Map(), [{ ...difference, ref }]).writes) {
        mkdirSync(join(root, here, path, ".."), { recursive: true });
        writeFileSync(join(root, here, path), text ?? "");
      }
    }
    const first = await team(here);
    expect(await first()).toMatchObject({ status: 0, err: "" });
    expect((await first(here, "--check")).out).toContain("are the same");
    // The same team in a folder of its own.
    expect(await first(there)).toMatchObject({ status: 0, err: "" });
    expect(textsIn(there)).toEqual(textsIn(here));
    // Another team from a copy of the files.
    for (const [path, text] of textsIn(here)) {
      mkdirSync(join(root, back, path, ".."), { recursive: true });
      writeFileSync(join(root, back, path), text);
    }
    const second = await team(back);
    expect(await second()).toMatchObject({ status: 0, err: "" });
    expect(textsIn(back)).toEqual(textsIn(here));
    expect((await second(back, "--check")).out).toContain("are the same");
  }
});

function textsIn(folder: string): [string, string][] {
  const path = join(root, folder);
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => [name, readFileSync(join(path, name), "utf8")]);
}
