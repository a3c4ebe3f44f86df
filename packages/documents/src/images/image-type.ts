/** The image types that documents can contain. SVG is excluded because it can contain scripts. */
export const imageTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"] as const;

/** An image type that documents can contain. */
export type ImageType = (typeof imageTypes)[number];

/** Returns the type of an image by its first bytes, whatever its name. Undefined for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const start = latin(bytes, 0, 32);
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return "image/webp";
  return /^[\s\S]{4}ftyp(?:avi[fs]|[\s\S]{8,}avi[fs])/.test(start) ? "image/avif" : undefined;
}

/** Returns bytes as Latin-1 characters. */
export const latin = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));
