import { createHash } from "node:crypto";
import { type Flags, readImage, saveImage } from "@housestyle/contract";
import { readImage as imageIn, imageLimits, isWithinLimits } from "@housestyle/documents/images";
import { readableOwners } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { readShared, sharingOf } from "../document-access/index.ts";
import { type App, Failure, route, uploadOf } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { insertImage, ownersOfShown, readOne } from "./store.ts";

/** What images need from the rest of the server. */
export interface ImageServices {
  readonly database: Database;
  /** The most megabytes of images of an owner. */
  readonly megabytes: number;
  /** The server's flags, one of which turns sharing on. */
  readonly flags: Flags;
}

const megabyte = 1_000_000;

/**
 * Serves images of the caller, of their teams, and of documents shared with them. An image is stored only if its bytes
 * match its hash and are an image.
 */
export function imageRoutes(app: App, { database, megabytes, flags }: ImageServices): void {
  route(
    app,
    saveImage,
    async (_, { person, params: { hash }, request }) => {
      const bytes = uploadOf(request)?.bytes;
      const image = bytes && imageIn(bytes);
      if (!image) throw new Failure("bad-file", { message: refusals.images.noImage });
      if (!isWithinLimits(image)) throw new Failure("file-too-large", { message: refusals.images.tooLarge });
      if (createHash("sha256").update(image.bytes).digest("hex") !== hash) {
        throw new Failure("bad-file", { message: refusals.images.otherHash });
      }
      const isStored = await insertImage(database, person.personId, hash, image, megabytes * megabyte);
      if (!isStored) throw new Failure("too-many", { message: refusals.images.full(megabytes) });
      return undefined;
    },
    { upload: imageLimits.bytes },
  );

  route(app, readImage, async (_, { person, params: { hash } }) => {
    const owners = readableOwners(person);
    const fromShared = async () => {
      const shared = await readShared(database, sharingOf(person, flags), owners);
      return readOne(database, await ownersOfShown(database.query, shared, hash), hash);
    };
    const image = (await readOne(database, owners, hash)) ?? (await fromShared());
    if (!image) throw new Failure("no-such-row");
    // The address holds the hash of what it leads to: that never changes.
    return { name: hash, type: image.type, bytes: image.bytes, cacheControl: "private, max-age=31536000, immutable" };
  });
}
