import { createEngine, type Engine } from "@housestyle/engine";
import { addressesBelow, fetchAssets } from "./index.ts";

export * from "@housestyle/engine";
export { addressesBelow, fetchAssets };

/** What a page has of itself while one of its scripts runs. */
const page = (globalThis as { document?: { currentScript?: { src?: string } | null } }).document;
/** This script lies one folder below the package. */
const own = page?.currentScript?.src;

/** An engine for a page that has this as a plain script. What it reads with comes from beside the script, or from elsewhere. */
export async function openEngine(from = addressesBelow(new URL("..", own))): Promise<Engine> {
  return createEngine(await fetchAssets(from));
}
