import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { hostProgram } from "../../../extension/src/testing/hosts/host-program.ts";

/** Somebody else's site, on an origin of its own. */
export interface TestSite {
  /** The address of a page: `prosemirror`, `quill` or `tinymce`, dark where it is asked for. */
  address(page: "prosemirror" | "quill" | "tinymce", look?: "dark"): string;
  close(): void;
}

/** Opens a site that has put the script of a server of ours into its pages, beside editors of others. */
export async function openSite(ourServer: string): Promise<TestSite> {
  const programs: Readonly<Record<string, () => Promise<string>>> = {
    "/prosemirror.js": proseMirror,
    "/quill.js": () => hostProgram("quill.ts"),
    "/tinymce.js": () => hostProgram("tinymce.ts"),
  };
  const server = createServer(async ({ url = "" }, response) => {
    const program = programs[url];
    response.setHeader("content-type", `text/${program ? "javascript" : "html"}; charset=utf-8`);
    response.end(program ? await program() : pageOf(new URL(url, "http://site"), ourServer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (page, look) => `http://127.0.0.1:${port}/${page}${look ? `?${look}` : ""}`,
    close: () => void server.close(),
  };
}

const pageOf = ({ pathname, search }: URL, ourServer: string) => `<!doctype html>
<html lang="en"><title>A site</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<style>body { font: 16px/1.5 sans-serif; ${search === "?dark" ? "color: #eee; background: #111;" : ""} } textarea { inline-size: 90%; }</style>
<main><h1>A site</h1><label>Letter <textarea rows="3"></textarea></label></main>
<script src="${ourServer}/plugin/bundle.js"></script><script type="module" src="${pathname}.js"></script></html>`;

async function proseMirror(): Promise<string> {
  const input = fileURLToPath(new URL("./prosemirror-page.ts", import.meta.url));
  const bundling = await rolldown({ input, platform: "browser", logLevel: "silent" });
  const { output } = await bundling.generate({ format: "esm" });
  await bundling.close();
  return output[0].code;
}
