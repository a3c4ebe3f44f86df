import { createHash } from "node:crypto";
import { readImage, saveImage } from "@housestyle/contract";
import { readImage as imageIn, imageLimits, isWithinLimits } from "@housestyle/documents/images";
import { readableOwners } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type App, Failure, route, uploadOf } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { insertImage, readOne } from "./store.ts";

/** What images need from the rest of the server. */
export interface ImageServices {
  readonly database: Database;
  /** How many megabytes of images an owner may have. */
  readonly megabytes: number;
}

const megabyte = 1_000_000;

/** Images of one's own, and those of one's teams; what is stored is what its hash says, and an image by its bytes. */
export function imageRoutes(app: App, { database, megabytes }: ImageServices): void {
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
    const image = await readOne(database, readableOwners(person), hash);
    if (!image) throw new Failure("no-such-row");
    // The address holds the hash of what it leads to: that never changes.
    return { name: hash, type: image.type, bytes: image.bytes, cacheControl: "private, max-age=31536000, immutable" };
  });
}
