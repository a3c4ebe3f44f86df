import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, withTeam } from "../testing/visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-model-"));
const file = join(folder, "Small 1B.gguf");
writeFileSync(file, `GGUF${"x".repeat(200_000)}`);

test("a model file is offered, served to pages, and may be stored forever", async () => {
  const server = await startTestServer({ env: { HOUSESTYLE_LLM_FILE: file } });
  const ann = await signedUp(server);
  const { body } = await ann.get<{ Device: { File: { Url: string; Name: string } } }>("/api/v1/assistance");
  expect(body).toMatchObject({
    Provider: null,
    Device: { Browser: false, File: { Name: "Small 1B", Bytes: 200_004 } },
  });
  const response = await fetch(server.url + body.Device.File.Url);
  expect((await response.text()).slice(0, 5)).toBe("GGUFx");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-length")).toBe("200004");
  expect((await fetch(`${server.url}/models/language/0000000000000000.gguf`)).status).toBe(404);
  await server.close();
});

test("only a server with a model file lets its pages start workers from memory", async () => {
  const workersOf = async (env: Record<string, string>) => {
    const server = await startTestServer({ env });
    const policy = (await fetch(`${server.url}/api/v1/site`)).headers.get("content-security-policy");
    await server.close();
    return /worker-src ([^;]*)/.exec(policy ?? "")?.[1];
  };
  expect(await workersOf({})).toBe("'self'");
  expect(await workersOf({ HOUSESTYLE_LLM_FILE: file })).toBe("'self' blob:");
});

test("a team that allows no language models gets none on its devices either", async () => {
  const server = await startTestServer({ env: { HOUSESTYLE_LLM_BROWSER: "on", HOUSESTYLE_LLM_FILE: file } });
  const { admin, teamId } = await withTeam(server);
  const device = async () => (await admin.get<{ Device: object }>("/api/v1/assistance")).body.Device;
  expect(await device()).toMatchObject({ Browser: true, File: { Name: "Small 1B" } });
  await admin.put(`/api/v1/teams/${teamId}/assistance`, { IsAllowed: false });
  expect(await device()).toEqual({ Browser: false, File: null });
  await server.close();
});

test("a file that is no model keeps the server from starting, and the operator learns which", async () => {
  const other = join(folder, "notes.txt");
  writeFileSync(other, "GG");
  for (const path of [other, join(folder, "missing.gguf"), folder]) {
    await expect(startTestServer({ env: { HOUSESTYLE_LLM_FILE: path } })).rejects.toThrow(
      `HOUSESTYLE_LLM_FILE: ${path} cannot be read as a language model in GGUF format.`,
    );
  }
});
