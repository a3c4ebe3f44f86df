import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-site-"));
const page = '<!doctype html><meta name="description" content="Write."><title>Page</title>';

let server: TestServer;
beforeAll(async () => {
  const site = join(folder, "site");
  mkdirSync(join(site, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(site, "index.html"), page);
  writeFileSync(join(site, "assets", "app-1a2b.js"), "console.log(1)");
  writeFileSync(join(site, "assets", "app-1a2b.js.br"), brotliCompressSync("console.log(1)"));
  server = await startTestServer({ webFolder: site });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(server.url + path, { headers });
}

test("the page is asked for anew each time, what has a hash in its name is kept", async () => {
  const page = await get("/");
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  const script = await get("/assets/app-1a2b.js");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("content-type")).toMatch(/javascript/);
});

test("what was compressed beforehand is sent so, to those who take it", async () => {
  const encoding = async (accepted: string) =>
    (await get("/assets/app-1a2b.js", { "accept-encoding": accepted })).headers.get("content-encoding");
  expect(await encoding("br")).toBe("br");
  expect(await encoding("identity")).toBeNull();
});

test("an address of the app is its page, a missing file is not", async () => {
  const answer = await get("/style-guides/7?tab=2", { accept: "text/html,*/*" });
  expect([answer.status, await answer.text()]).toEqual([200, page]);
  expect((await get("/assets/gone.js", { accept: "*/*" })).status).toBe(404);
  expect((await get("/api/gone", { accept: "text/html" })).headers.get("content-type")).toMatch(/json/);
});

test("an address the app does not know has its page, too, and says that there is nothing", async () => {
  const answer = await get("/wp-login.php", { accept: "text/html" });
  expect([answer.status, await answer.text()]).toEqual([404, page]);
});

test("a public page is answered with its own title and description, however its address is written", async () => {
  const site = join(folder, "listed");
  mkdirSync(site);
  writeFileSync(join(site, "index.html"), page);
  const heads = {
    "/": { title: "Home", description: "What it is." },
    "/docs": { title: "Docs", description: "All pages." },
    "/docs/api": { title: "API", description: 'Calls & "keys" <here>.' },
    "/rules": { title: "Rules", description: "All rules." },
    "/rules/grammar/am-agree": { title: "Extra “am”", description: "One verb." },
    "*": { title: "Page not found", description: "Mistyped." },
  };
  writeFileSync(join(site, "page-heads.json"), JSON.stringify(heads));
  const listed = await startTestServer({ webFolder: site, env: { HOUSESTYLE_PUBLIC_URL: "https://style.example" } });
  const head = async (path: string) => {
    const answer = await fetch(listed.url + path, { headers: { accept: "text/html" } });
    const [, description, title] = /content="([^"]*)"><title>(.*)<\/title>/.exec(await answer.text()) ?? [];
    return [answer.status, title, description];
  };
  const api = [200, "API", "Calls &amp; &quot;keys&quot; &lt;here>."];
  for (const path of ["/docs/api", "/docs/api/?a=1", "/Docs/API", "/docs/%61pi"]) expect(await head(path)).toEqual(api);
  expect(await head("/rules/grammar/am-agree")).toEqual([200, "Extra “am”", "One verb."]);
  expect(await head("/docs")).toEqual([200, "Docs", "All pages."]);
  const missing = [404, "Page not found", "Mistyped."];
  for (const path of ["/docs/none", "/docs/api/more", "/rules/grammar", "/rules/grammar/none", "/nowhere"])
    expect(await head(path)).toEqual(missing);
  // What makes link previews takes anything.
  const preview = async (path: string) =>
    /property="og:image" content="([^"]*)"/.exec(
      await (await fetch(listed.url + path, { headers: { accept: "*/*" } })).text(),
    )?.[1];
  expect(await preview("/docs")).toBe("https://style.example/icons/preview.png");
  expect(await preview("/")).toBe("https://style.example/icons/preview.png");
  expect(await preview("/docs/none")).toBeUndefined();
  // What is not listed, and has no listed pages beside it, is as it was.
  expect(await head("/style-guides/7")).toEqual([200, "Page", "Write."]);
  expect((await fetch(`${listed.url}/page-heads.json`)).status).toBe(404);
  await listed.close();
});

test("the page of a word says which word, before any script runs", async () => {
  const text = async (path: string) => (await get(path, { accept: "text/html" })).text();
  expect(await text("/word-explorer/happy")).toMatch(
    /content="happy: [^"]{10,}"><title>happy: meaning, synonyms, rhymes – Housestyle<\/title>/,
  );
  const none = await get("/word-explorer/%22%3E%3Cscript%3Exq", { accept: "text/html" });
  expect(none.status).toBe(404);
  expect(await none.text()).not.toContain("<script>");
  expect((await get("/word-explorer/%E0%A4%A", { accept: "text/html" })).status).toBe(404);
});

test("nothing outside of the site is served", async () => {
  const { port, hostname } = new URL(server.url);
  const statuses = ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"].map(
    (path) =>
      new Promise<string>((done) => {
        // fetch would tidy the path up.
        request({ hostname, port, path }, (response) => {
          let body = "";
          response.on("data", (part) => {
            body += String(part);
          });
          response.on("end", () => done(body));
        }).end();
      }),
  );
  for (const body of await Promise.all(statuses)) expect(body).not.toContain("secret");
});

test("the page of all controls is there only where the operator wants it", async () => {
  const open = await startTestServer({ webFolder: join(folder, "site"), env: { HOUSESTYLE_GALLERY: "on" } });
  const status = async (url: string) => (await fetch(`${url}/gallery`, { headers: { accept: "text/html" } })).status;
  const shown = async (url: string) => (await (await fetch(`${url}/api/v1/site`)).json()).Gallery;
  expect([await status(server.url), await shown(server.url)]).toEqual([404, false]);
  expect([await status(open.url), await shown(open.url)]).toEqual([200, true]);
  await open.close();
});
