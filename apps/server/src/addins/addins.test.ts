import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultLimits, readZip } from "@housestyle/files";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { startTestServer } from "../testing/test-server.ts";
import { stranger } from "../testing/visitor.ts";

const server = await sharedServer();
const at = (path: string) => fetch(server.url + path);

test.each([
  ["/office/manifest.json", "application/json"],
  ["/office/word.xml", "text/xml"],
  ["/office/outlook.xml", "text/xml"],
])("%s leads to this server", async (path, type) => {
  const answer = await at(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining(type)]);
  expect(await answer.text()).toContain(`${server.origin}/office/`);
});

test.each([
  ["/office/housestyle.oxt", "panel_factory.py"],
  ["/office/housestyle-office.zip", "manifest.json"],
  ["/office/google-docs.zip", "Code.gs"],
])("%s is saved as a file, and whole", async (path, inside) => {
  const answer = await at(path);
  expect(answer.headers.get("content-disposition")).toContain(path.split("/").at(-1));
  const files = readZip(new Uint8Array(await answer.arrayBuffer()), defaultLimits, () => true);
  expect(files.map(({ name }) => name)).toContain(inside);
});

test("the package for Linux is given away, as one", async () => {
  const answer = await at("/desktop/housestyle.deb");
  expect(answer.headers.get("content-disposition")).toContain("housestyle.deb");
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 21))).toBe("!<arch>\ndebian-binary");
});

test("sidebars of Google's scripts may read answers where the operator has said so, and never with cookies", async () => {
  const other = await startTestServer({ env: { HOUSESTYLE_GOOGLE_DOCS: "on" } });
  const headersFor = async ({ url }: { readonly url: string }, origin: string) => {
    const { headers } = await fetch(`${url}/api/v1/rules`, { headers: { origin } });
    return [headers.get("access-control-allow-origin"), headers.get("access-control-allow-credentials")];
  };
  const sidebar = "https://n-abc-0lu-script.googleusercontent.com";
  expect(await headersFor(other, sidebar)).toEqual([sidebar, null]);
  expect(await headersFor(other, "https://googleusercontent.com.example")).toEqual([null, expect.anything()]);
  expect(await headersFor(other, other.origin)).toEqual([other.origin, "true"]);
  expect((await headersFor(server, sidebar))[0]).toBeNull();
  await other.close();
});

test("nothing beside them is given away", async () => {
  for (const path of ["/office/", "/office/package.json", "/office/assets/..%2f..%2fpackage.json", "/office/x.html"])
    expect([path, (await at(path)).status]).toEqual([path, 404]);
});

test("an extension that is packed while the server runs is offered and given away from then on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hs-extensions-"));
  const other = await startTestServer({ env: { HOUSESTYLE_EXTENSIONS: folder } });
  const offered = async () => (await stranger(other).get<{ Stores: unknown }>("/api/v1/site")).body.Stores;
  const given = () => fetch(`${other.url}/extensions/firefox.zip`);
  expect([await offered(), (await given()).status]).toEqual([[], 404]);
  writeFileSync(join(folder, "firefox.zip"), "packed");
  expect(await offered()).toEqual([{ Browser: 1, Url: "/extensions/firefox.zip" }]);
  const answer = await given();
  expect([await answer.text(), answer.headers.get("content-disposition")]).toEqual([
    "packed",
    'attachment; filename="housestyle-firefox.zip"',
  ]);
  await other.close();
  rmSync(folder, { recursive: true });
});
