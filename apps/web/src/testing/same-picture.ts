import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Browser } from "playwright-core";

/** Two colours this close, of 255, are the same: letters are smoothed a little differently everywhere. */
const nearEnough = 64;
/** The share of pixels that may differ. */
export const mayDiffer = 0.02;

/**
 * How much of a picture differs from the one kept at `path`: 0 is nothing, 1 everything, another size or none kept.
 * With `HOUSESTYLE_PICTURES=keep` this one is kept.
 */
export async function difference(browser: Browser, picture: Buffer, path: string): Promise<number> {
  if (process.env.HOUSESTYLE_PICTURES === "keep") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
    return 0;
  }
  if (!existsSync(path)) return 1;
  const page = await browser.newPage();
  try {
    return await page.evaluate(compare, {
      pictures: [picture, readFileSync(path)].map((bytes) => `data:image/png;base64,${bytes.toString("base64")}`),
      nearEnough,
    });
  } finally {
    await page.close();
  }
}

/** Runs in a page of its own, which can read pictures. */
async function compare(given: { readonly pictures: readonly string[]; readonly nearEnough: number }): Promise<number> {
  const read = async (address: string) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    return { image, pixels: context?.getImageData(0, 0, image.width, image.height).data ?? [] };
  };
  const [one, other] = await Promise.all(given.pictures.map(read));
  if (one?.image.width !== other?.image.width || one?.image.height !== other?.image.height) return 1;
  let different = 0;
  for (let at = 0; at < (one?.pixels.length ?? 0); at += 4) {
    const isFar = [0, 1, 2].some(
      (channel) => Math.abs((one?.pixels[at + channel] ?? 0) - (other?.pixels[at + channel] ?? 0)) > given.nearEnough,
    );
    if (isFar) different++;
  }
  return different / Math.max(1, (one?.pixels.length ?? 0) / 4);
}
