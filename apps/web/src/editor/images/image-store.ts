import { type DocumentImage, imageHashes } from "@housestyle/documents/images";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { leftPrefix } from "../storage/database.ts";
import type { BrowserDatabase } from "../storage/shape.ts";

/** How many bytes of images a device keeps. */
export const deviceLimit = 200 * 1024 * 1024;

/** How long an image that no document uses is kept, since undo can bring it back. In milliseconds. */
const spared = 24 * 60 * 60 * 1000;

interface ImageFacts {
  readonly size: number;
  /** When it was last stored. */
  readonly keptOn: number;
}

interface ImageShape extends DBSchema {
  images: { key: string; value: DocumentImage };
  /** Stored separately from the images, so that adding up their sizes does not load any of them. */
  facts: { key: string; value: ImageFacts };
}

/** The images of this device. */
export type ImageDatabase = IDBPDatabase<ImageShape>;

let opened: Promise<ImageDatabase> | undefined;

/** Opens the images of this device, in a database of their own. Rejects where nothing can be kept. */
export function openImages(): Promise<ImageDatabase> {
  opened ??= openDB<ImageShape>("housestyle-images", 1, {
    upgrade(database) {
      database.createObjectStore("images");
      database.createObjectStore("facts");
    },
    // Another tab wants to delete it, or has a newer version of the page.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Keeps an image by its SHA-256. Returns whether there was room for it. */
export async function keepImage(
  database: ImageDatabase,
  hash: string,
  image: DocumentImage,
  limit = deviceLimit,
  now = Date.now(),
): Promise<boolean> {
  const transaction = database.transaction(["images", "facts"], "readwrite", { durability: "strict" });
  const facts = transaction.objectStore("facts");
  const others = (await facts.getAllKeys()).includes(hash) ? 0 : await sumOf(facts.getAll());
  const size = image.bytes.length;
  const hasRoom = others + size <= limit;
  if (hasRoom) {
    await transaction.objectStore("images").put(image, hash);
    await facts.put({ size, keptOn: now }, hash);
  }
  await transaction.done;
  return hasRoom;
}

const sumOf = async (facts: Promise<readonly ImageFacts[]>): Promise<number> =>
  (await facts).reduce((sum, { size }) => sum + size, 0);

/** Returns an image; undefined where this device does not have it. */
export function readKeptImage(database: ImageDatabase, hash: string): Promise<DocumentImage | undefined> {
  return database.get("images", hash);
}

/** Deletes unused images, except those that were stored within the last `sparing` milliseconds. */
export async function sweepImages(
  database: ImageDatabase,
  used: ReadonlySet<string>,
  sparing = spared,
  now = Date.now(),
): Promise<void> {
  const transaction = database.transaction(["images", "facts"], "readwrite");
  const [images, facts] = [transaction.objectStore("images"), transaction.objectStore("facts")];
  for (const hash of await facts.getAllKeys()) {
    const found = await facts.get(hash);
    if (used.has(hash) || (found && found.keptOn > now - sparing)) continue;
    await Promise.all([images.delete(hash), facts.delete(hash)]);
  }
  await transaction.done;
}

/** Returns the images that the documents of this device refer to: as they are, as the server has them, and as they were left. */
export async function usedImages(documents: BrowserDatabase): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const add = (content: unknown) => {
    for (const hash of imageHashes(content)) used.add(hash);
  };
  for (const key of await documents.getAllKeys("documents")) add(await documents.get("documents", key));
  for (const left of await documents.getAll("left")) add(left);
  for (const name of Object.keys(localStorage))
    if (name.startsWith(leftPrefix)) add(JSON.parse(localStorage.getItem(name) ?? "null"));
  return used;
}
