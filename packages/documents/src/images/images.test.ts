import { createHash } from "node:crypto";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { smallImage } from "../testing/small-image.ts";
import {
  bytesInAddress,
  dataAddressOf,
  ImageCollection,
  imageHashes,
  imageTypeOf,
  readImage,
  sha256,
} from "./index.ts";

const text = (characters: string) => Uint8Array.from(characters, (each) => each.charCodeAt(0));

test("the SHA-256 of bytes is that of Node", () => {
  holds(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }),
  );
  const long = new Uint8Array(1_000_000).fill(7);
  expect(sha256(long)).toBe(createHash("sha256").update(long).digest("hex"));
});

test("an image is recognized by its bytes, with its size", () => {
  expect(readImage(smallImage(3, 2))).toMatchObject({ type: "image/png", width: 3, height: 2 });
  const gif = text("GIF89a\x05\0\x04\0");
  expect(readImage(gif)).toMatchObject({ type: "image/gif", width: 5, height: 4 });
  const jpeg = text("\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x0b\x08\0\x10\0\x20");
  expect(readImage(jpeg)).toMatchObject({ type: "image/jpeg", width: 32, height: 16 });
  const webp = text("RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x63\0\0\x31\0\0");
  expect(readImage(webp)).toMatchObject({ type: "image/webp", width: 100, height: 50 });
  const avif = text("\0\0\0\x1cftypavif\0\0\0\0mif1avif\0\0\0\x14ispe\0\0\0\0\0\0\0\x09\0\0\0\x08");
  expect(readImage(avif)).toMatchObject({ type: "image/avif", width: 9, height: 8 });
});

test("what is no image, or one that can hold programs, is refused, and no bytes make a reader fail", () => {
  for (const each of ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.7", "\x89PNG\r\n\x1a\n", "BM"])
    expect(readImage(text(each))).toBeUndefined();
  const starts = ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF89a", "RIFF\0\0\0\0WEBPVP8L", "\0\0\0\x1cftypavifispe"];
  holds(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
      const image = readImage(Uint8Array.from([...text(start), ...rest]));
      if (image) expect(Math.min(image.width, image.height)).toBeGreaterThan(0);
    }),
  );
});

test("an address that holds an image gives the same bytes back", () => {
  const image = readImage(smallImage(4, 4));
  if (!image) throw new Error("This is an image.");
  expect(bytesInAddress(dataAddressOf(image))).toEqual(image.bytes);
  expect(bytesInAddress("data:image/png;base64,%%%")).toBeUndefined();
  expect(bytesInAddress("https://example.org/a.png")).toBeUndefined();
});

test("the same image is collected once, and found in the content that refers to it", () => {
  const collection = new ImageCollection();
  const first = collection.add(smallImage(3, 2));
  expect(collection.add(smallImage(3, 2))).toEqual(first);
  expect(collection.images.size).toBe(1);
  const [hash = ""] = collection.images.keys();
  expect(imageHashes({ type: "figure", attrs: { src: first?.src } })).toEqual(new Set([hash]));
  expect(imageTypeOf(smallImage(1, 1))).toBe("image/png");
});

test("an image that is too large is referred to and not collected", () => {
  const collection = new ImageCollection();
  expect(collection.add(smallImage(100_000, 1000))?.width).toBe(100_000);
  expect(collection.images.size).toBe(0);
});
