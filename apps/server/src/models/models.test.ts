import { readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tinyModelFolder } from "../../../../packages/model-en/src/testing/tiny-model.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { readOffer } from "./offer.ts";

let folder = "";
let server: TestServer;
beforeAll(async () => {
  folder = await tinyModelFolder();
  server = await startTestServer({ model: folder });
});
afterAll(() => server.close());

const offered = async (from: TestServer) => fetch(`${from.url}/models/en`);

test("a page is told what there is to fetch, and how much", async () => {
  const { version, bytes, model, runtime } = await (await offered(server)).json();
  const manifest = await readFile(join(folder, "model.json"), "utf8");
  expect(await (await fetch(`${server.url}${model}/model.json`)).text()).toBe(manifest);
  const { files } = JSON.parse(manifest) as { files: Record<string, { bytes: number }> };
  const runs = ["ort.wasm.min.mjs", "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"].map(async (name) => {
    const answer = await fetch(`${server.url}${runtime}/${name}`, { headers: { "accept-encoding": "identity" } });
    return (await answer.arrayBuffer()).byteLength;
  });
  const sizes = [...Object.values(files).map((file) => file.bytes), ...(await Promise.all(runs))];
  expect([version, bytes]).toEqual(["0.0.1", sizes.reduce((a, b) => a + b)]);
});

test.each([["identity"], ["gzip, br"]])(
  "files come as they are, sent as %s, and may be kept for good",
  async (accepted) => {
    const { model, runtime } = await (await offered(server)).json();
    const get = (path: string) => fetch(server.url + path, { headers: { "accept-encoding": accepted } });
    const weights = await get(`${model}/model.onnx`);
    expect(Buffer.from(await weights.arrayBuffer()).equals(await readFile(join(folder, "model.onnx")))).toBe(true);
    expect(weights.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(weights.headers.get("content-encoding")).toBe(accepted === "identity" ? null : "gzip");
    const program = await get(`${runtime}/ort-wasm-simd-threaded.wasm`);
    expect([program.status, program.headers.get("content-type")]).toEqual([200, "application/wasm"]);
    expect((await get(`${runtime}/ort.wasm.min.mjs`)).headers.get("content-type")).toMatch("text/javascript");
  },
);

test("a file that could not be read once is read the next time", async () => {
  const { model } = await (await offered(server)).json();
  const [place, aside] = [join(folder, "tags.txt"), join(folder, "aside.txt")];
  const status = async () => (await fetch(`${server.url}${model}/tags.txt`)).status;
  await rename(place, aside);
  expect(await status()).toBe(500);
  await rename(aside, place);
  expect(await status()).toBe(200);
});

test("nothing else is served, and of other models nothing", async () => {
  const { model, runtime } = await (await offered(server)).json();
  const paths = [
    `${model}/secret`,
    `${model}x/model.onnx`,
    `${runtime}/package.json`,
    `${model}/..%2fmodel.json`,
    "/models/",
  ];
  for (const path of paths) expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
});

test("without a model, or with a broken one, nothing is offered", async () => {
  const none = await startTestServer();
  expect((await offered(none)).status).toBe(204);
  await none.close();
  expect(await readOffer(tmpdir())).toBeUndefined();
});
