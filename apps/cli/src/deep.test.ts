import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { breakingModelFolder, tinyModelFolder } from "../../../packages/model-en/src/testing/tiny-model.ts";
import { command } from "./testing/command.ts";

const { folder, file, housestyle } = command();
let model: string | undefined;

describe("housestyle check --deep", () => {
  // The tiny model, whose weights are chance, would rather read “here” than “school”.
  const text = "She ate a apple. We walk to school in the rain.";
  const found = async (...args: string[]): Promise<string[]> => {
    const { out } = await housestyle(["check", "--format", "json", ...args, "-"], text, { model });
    const findings: { ruleId: string; start: number; suggestions: string[] }[] = JSON.parse(out).files[0].findings;
    return findings.map(({ start, ruleId, suggestions: [instead] }) => `${start} ${ruleId} ${instead}`);
  };
  const ofRules = "8 grammar/a-or-an an";
  const ofCorrector = "28 neural/wrong-word here";

  beforeAll(async () => {
    model = await tinyModelFolder();
  });

  it("adds what the corrector says where the rules are silent, more of it when eager", async () => {
    expect(await found()).toEqual([ofRules]);
    const strict = await found("--deep");
    expect(strict).toEqual(expect.arrayContaining([ofRules, ofCorrector]));
    expect(await found("--deep=strict")).toEqual(strict);
    const eager = await found("--deep=eager");
    expect(eager).toEqual(expect.arrayContaining(strict));
    expect(eager.length).toBeGreaterThan(strict.length);
    // Eagerly it has something to say of that “a”, too.
    expect(eager.filter((each) => each.startsWith("8 "))).toEqual([ofRules]);
  });
  it("leaves words of one's own alone, writes no forbidden term, and is silenced by name", async () => {
    expect(await found("--deep", "--word", "rain")).toContain(ofCorrector);
    expect(await found("--deep", "--word", "school")).not.toContain(ofCorrector);
    expect(await found("--deep", "--disable", "neural/wrong-word")).not.toContain(ofCorrector);
    const config = file("terms.json", '{ "terms": [{ "text": "here", "status": "Forbidden" }] }');
    expect(await found("--deep", "--config", config)).not.toContain(ofCorrector);
  });
  it("tells programs the title and the reason of each kind of change", async () => {
    const { out } = await housestyle(["check", "--no-config", "--format", "sarif", "--deep=eager", "-"], text, {
      model,
    });
    const [{ tool, results }] = JSON.parse(out).runs;
    const known = new Set(tool.driver.rules.map(({ id }: { id: string }) => id));
    expect(results.filter(({ ruleId }: { ruleId: string }) => !known.has(ruleId))).toEqual([]);
    expect((await housestyle(["rules", "--deep"], "", { model })).out).toMatch(
      /neural\/missing-comma +warning +Missing comma/,
    );
    expect((await housestyle(["rules"])).out).not.toContain("neural/");
  });
  it("says once on standard error that the runtime has failed in the middle, and rules go on", async () => {
    const said = `${text}\n\nThen it went kaboom, and again: kaboom.\n\nShe ate a apple.`;
    const { status, out, err } = await housestyle(["check", "--deep", "-"], said, {
      model: await breakingModelFolder(),
    });
    expect([status, out.match(/a-or-an/g)?.length]).toEqual([1, 2]);
    expect(err).toMatch(
      /^Deep checking stopped because its runtime failed\. The rules still checked everything\.\n\d suggestions in 1 file\.\n$/,
    );
  });
  it("reads as deeply as the team says, whose word goes before one's own", async () => {
    let depth: string | null = null;
    const server = createServer((_, answer) => {
      const body = {
        Version: `${depth}`,
        Settings: {},
        Deeper: depth && { Depth: depth, TeamId: 1, TeamName: "Desk" },
      };
      answer.setHeader("content-type", "application/json").end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = { HOUSESTYLE_KEY: "hs_key", XDG_CACHE_HOME: join(folder, "caches") };
    const checked = async (said: string | null, args: readonly string[], where = model) => {
      depth = said;
      const { out, err, status } = await housestyle(["check", "--server", address, ...args, "-"], text, {
        model: where,
        env,
      });
      return { count: out.trim().split("\n").length, isDeep: out.includes("neural/"), err, status };
    };
    expect(await checked(null, [])).toMatchObject({ isDeep: false });
    const strict = await checked("strict", []);
    expect(strict).toMatchObject({ isDeep: true, status: 1 });
    expect(await checked("strict", ["--deep=eager"])).toMatchObject({ count: strict.count });
    expect((await checked("eager", [])).count).toBeGreaterThan(strict.count);
    expect(await checked("off", ["--deep"])).toMatchObject({
      ...{ isDeep: false, status: 1 },
      err: expect.stringContaining("turned off deep checking"),
    });
    // What only the team asks for, and is not installed here, stops nobody.
    expect(await checked("strict", [], tmpdir())).toMatchObject({
      ...{ isDeep: false, status: 1 },
      err: expect.stringContaining("Only rules were used."),
    });
    expect(await checked("strict", ["--deep"], tmpdir())).toMatchObject({ status: 2 });
    await new Promise((resolve) => server.close(resolve));
  });
  it("says in one sentence what is missing, or that there is no such depth", async () => {
    expect(await housestyle(["check", "--deep=deeper", "-"])).toEqual({
      status: 2,
      out: "",
      err: "--deep cannot be “deeper”. Choose one of strict, eager.\n",
    });
    expect(await housestyle(["check", "--deep", "-"], text, { model: tmpdir() })).toEqual({
      status: 2,
      out: "",
      err: "The model file model.json is missing or can’t be read. Install the model again.\n",
    });
  });
});
