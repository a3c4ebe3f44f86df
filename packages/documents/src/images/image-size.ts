import { imageTypeOf, latin } from "./image-type.ts";

/** The size of an image in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size in an image's headers. Undefined if there is none. Reads only the headers. */
export function imageSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found = sizeIn(view, bytes);
    return found && found.width > 0 && found.height > 0 ? found : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeIn(view: DataView, bytes: Uint8Array): PixelSize | undefined {
  switch (imageTypeOf(bytes)) {
    case "image/png":
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case "image/gif":
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case "image/jpeg":
      return jpegSize(view);
    case "image/webp":
      return webpSize(view, bytes);
    case "image/avif":
      return avifSize(view, bytes);
    default:
      return undefined;
  }
}

/** Reads the size at the start of the frame. A thumbnail before it is inside another segment. */
function jpegSize(view: DataView): PixelSize | undefined {
  for (let at = 2; ; ) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at++;
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += hasNoLength ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
}

function webpSize(view: DataView, bytes: Uint8Array): PixelSize | undefined {
  const kind = latin(bytes, 12, 16);
  const triple = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === "VP8X") return { width: triple(24) + 1, height: triple(27) + 1 };
  if (kind === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== "VP8L") return undefined;
  const packed = view.getUint32(21, true);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** Reads the first “ispe” property, which is that of the image. */
function avifSize(view: DataView, bytes: Uint8Array): PixelSize | undefined {
  const at = latin(bytes, 0, 4096).indexOf("ispe");
  return at < 0 ? undefined : { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
}
