import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deepTest } from "@housestyle/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Product } from "../../testing/product.ts";

let product: Product;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "housestyle-packed-"));
  writeFileSync(join(folder, "edge.zip"), "a packed extension");
  product = await Product.alone({
    env: {
      HOUSESTYLE_EXTENSIONS: folder,
      HOUSESTYLE_STORE_CHROME: "https://stores.example/chrome",
      HOUSESTYLE_STORE_SAFARI: "https://stores.example/safari",
    },
  });
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

test("each browser has a page that leads to its store, where the operator has named one", async () => {
  const page = await product.page("/extension");
  const list = page.getByRole("main").getByRole("list");
  await list.getByText("Chrome Web Store").waitFor();
  await expect.poll(() => list.getByText("Not in the store yet").count()).toBe(1);
  await list.getByRole("link", { name: "Chrome" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Housestyle for Chrome" }).waitFor();
  const store = page.getByRole("link", { name: "Go to the Chrome Web Store" });
  await expect.poll(() => store.getAttribute("href")).toBe("https://stores.example/chrome");
});

test("an extension that no store has comes from the server itself, with the steps to install it", async () => {
  const page = await product.page("/extension/edge");
  await page.getByText("Click “Load unpacked” and choose the folder.").waitFor();
  await page.getByText(`enter ${product.server.url}, and click “Connect”`).waitFor();
  const link = page.getByRole("link", { name: "Download the extension" });
  const address = new URL((await link.getAttribute("href")) ?? "", product.server.url);
  const answer = await fetch(address);
  expect(answer.headers.get("content-disposition")).toContain("housestyle-edge.zip");
  expect(await answer.text()).toBe("a packed extension");
});

test("a store that is not there is said so, with the web editor instead", async () => {
  const page = await product.page("/extension/firefox");
  await page.getByText("There is no Housestyle extension in the Firefox Add-ons yet.").waitFor();
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .getByRole("link", { name: /^Go to the/ })
        .count(),
    )
    .toBe(0);
  await page.getByRole("link", { name: "Open the web editor" }).press("Enter");
  await page.waitForURL("**/editor");
});

deepTest(
  "where the operator has named no store there is no menu of extensions, and one sentence at their address",
  async () => {
    const context = await product.browser();
    const site = await (await fetch(`${product.server.url}/api/v1/site`)).json();
    await context.route("**/api/v1/site", (route) => route.fulfill({ json: { ...site, Stores: [] } }));
    const page = await context.newPage();
    await page.goto("/extension");
    await page.getByText("This server offers no browser extensions yet.").waitFor();
    await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(0);
    await expect
      .poll(() => page.getByRole("banner").getByRole("button", { name: "Product", exact: true }).count())
      .toBe(1);
    await expect
      .poll(() => page.getByRole("banner").getByRole("button", { name: "Extensions", exact: true }).count())
      .toBe(0);
    await page.goto("/extension/edge");
    await page.getByText("There is no Housestyle extension in the Edge Add-ons yet.").waitFor();
    // The page of the controls is nobody's here, either.
    await page.goto("/gallery");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  },
);

test("Safari's store is not offered elsewhere", async () => {
  const page = await product.page("/extension/safari");
  await page.getByText("Open this page in Safari to add it.").waitFor();
  await expect.poll(() => page.locator('a[href="https://stores.example/safari"]').count()).toBe(0);
});

test("a browser nobody knows has no page", async () => {
  const page = await product.page("/extension/netscape");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});
