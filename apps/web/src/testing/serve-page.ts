import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultFlags, defaultProductVersion } from "@housestyle/contract";

/** The built page; `HOUSESTYLE_BUILT_PAGE` names the folder of another build (`vite build --outDir …`). */
export const builtPage = process.env.HOUSESTYLE_BUILT_PAGE
  ? join(process.env.HOUSESTYLE_BUILT_PAGE, "/")
  : fileURLToPath(new URL("../../dist/", import.meta.url));

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/** As strict as the product's own server is: no inline script, no inline style, nobody else's origin. */
const rules =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What the server says of itself to somebody who is not signed in. */
const site = {
  Version: "0.0.0",
  ProductVersion: defaultProductVersion,
  SignedIn: false,
  Flags: defaultFlags,
  SignUpOpen: true,
  FirstRun: false,
  MailFolder: true,
  AnonymousCheck: true,
  Captcha: null,
  Providers: [],
  Gallery: true,
  Stores: [],
};

/** A page that is served, and everything it was asked. */
export interface ServedPage {
  readonly url: string;
  /** Address, headers and body of every request so far. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves the built page, or the one in another folder, on a free port of this machine, under the rules of the product's server. */
export async function servePage(folder = builtPage): Promise<ServedPage> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part);
    asked.push([request.url, JSON.stringify(request.headers), Buffer.concat(body).toString()].join("\n"));
    if (request.url === "/api/v1/site") {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(site));
      return;
    }
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://page").pathname));
    const file = join(folder, extname(path) === "" ? "index.html" : path);
    const found = file.startsWith(folder) ? await stat(file).catch(() => undefined) : undefined;
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-security-policy": rules,
      "x-content-type-options": "nosniff",
      // Their names change with what is in them.
      ...(path.includes("/assets/") && { "cache-control": "public, max-age=31536000, immutable" }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
