import { describe, expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { file, housestyle } = command();
const report = (...args: string[]) => housestyle(["report", "new.txt", ...args]);

describe("a text and an earlier draft of it", () => {
  file("old.txt", "We recieve it. They was late again. It rains and rains.");
  file("new.txt", "It rains, and it rains. We receive it. They was late again. She dont know.");

  it("says which remarks went and came, wherever the others stand now", async () => {
    const { out } = await report("--since", "old.txt", "--report", "drafts", "--format", "json");
    const [drafts] = JSON.parse(out).reports;
    const bars = drafts.graphs.map(({ bars }: { bars: { label: string }[] }) => bars.map(({ label }) => label));
    expect(bars).toEqual([["recieve"], ["dont"]]);
    expect(drafts.places).toMatchObject([{ start: 64, end: 68 }]);
  });

  it("says of every number what it was", async () => {
    const { out } = await report("--since", "old.txt", "--report", "slength");
    expect(out).toMatch(/Average sentence length \(words\): 3\.75, ↑ from 3\.67/);
    expect((await report("--since", "old.txt", "--format", "html")).out).toContain("↑ from 3.67");
    expect((await report("--report", "slength")).out).not.toContain("from 3.67");
  });

  it("has to be there", async () => {
    expect(await report("--since", "nowhere.txt")).toMatchObject({ status: 2 });
    expect(await report("--report", "drafts")).toMatchObject({
      status: 2,
      err: expect.stringContaining("--since FILE"),
    });
  });
});
