import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sharedProduct } from "../testing/shared-product.ts";
import { marked, text, write } from "../testing/visit.ts";

const product = await sharedProduct();

test("after one visit the editor and its checker work without a network", async () => {
  const page = await product.page("/editor", undefined, { isKept: true });
  await write(page, "Kept for later. ");
  await page.getByText("Saved on this device").waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await text(page).getByText("Kept for later.").waitFor();
  await write(page, "We definately can. ");
  await marked(page, "definately").waitFor();
  await page.getByRole("tab", { name: "Goals" }).click();
  await page.getByText("Sentence variety").waitFor();
});

deepTest("the page keeps its own files and no answer of the server", async () => {
  const { page } = await product.signedUp("/editor", { isKept: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await text(page).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/index.html");
  expect(kept.filter((path) => !/^\/(?:assets\/|icons\/|[a-z-]+\.(?:html|svg|webmanifest)$)/.test(path))).toEqual([]);
});

test("it can be installed, and opens text files", async () => {
  const page = await product.page("/editor");
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    return (await fetch(link?.href ?? "")).json();
  });
  expect(manifest).toMatchObject({ start_url: "/editor", display: "standalone" });
  expect(Object.values(manifest.file_handlers[0].accept).flat()).toEqual([".txt", ".md", ".markdown", ".docx", ".odt"]);
  const sizes = await page.evaluate(
    (icons: { src: string }[]) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons.slice(0, 3),
  );
  expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
});
