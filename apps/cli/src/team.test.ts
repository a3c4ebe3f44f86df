import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { command } from "./testing/command.ts";

const { folder, file, housestyle } = command();

it("obeys what a team has decided, asks for it by its tag, and as it was last known when nobody answers", async () => {
  file(".housestyle.json", '{ "rules": [{ "match": "leverage", "replace": "use" }] }');
  const path = file("a.md", "We utilize and leverage a zyntharil.");
  const rules = [{ id: "1", match: "utilize", replace: "use", message: "" }];
  const body = JSON.stringify({ Version: "7", Settings: { words: ["zyntharil"], rules } });
  const asked: unknown[][] = [];
  const server = createServer(({ url, headers }, answer) => {
    asked.push([url, headers.authorization, headers["if-none-match"]]);
    if (headers.authorization !== "Bearer hs_key") answer.writeHead(401).end();
    else if (headers["if-none-match"] === '"7"') answer.writeHead(304).end();
    else answer.setHeader("content-type", "application/json").end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { HOUSESTYLE_KEY: "hs_key", XDG_CACHE_HOME: join(folder, "caches") };
  const check = async (...args: string[]) => {
    const { out, err } = await housestyle(["check", path, "--server", address, ...args], "", { env });
    return { rules: out.match(/house\/[\w-]+/g), err };
  };
  const both = ["house/1", "house/project-1"];
  expect((await check()).rules).toEqual(both);
  expect((await check()).rules).toEqual(both);
  expect(asked).toEqual([
    ["/api/v1/rules", "Bearer hs_key", undefined],
    ["/api/v1/rules", "Bearer hs_key", '"7"'],
  ]);
  expect(await housestyle(["check", path, "--server", address, "--key", "no"], "", { env })).toEqual({
    ...{ status: 2, out: "" },
    err: `${address} did not return your team’s style settings (401). Check the server URL and the API key.\n`,
  });
  await new Promise((resolve) => server.close(resolve));
  const { rules: kept, err } = await check();
  expect([kept, err]).toEqual([both, expect.stringContaining(`Cannot reach ${address}`)]);
  // A build that knows nothing of the team's rules must not pass.
  const nothing = await housestyle(["check", path, "--server", address, "--key", "other"], "", { env });
  expect([nothing.status, nothing.out]).toEqual([2, ""]);
});
