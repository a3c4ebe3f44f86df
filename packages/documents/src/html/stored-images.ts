import type { CollectedImage } from "../images/image-collection.ts";

/**
 * Matches an image tag. As in browsers, a tag without an end extends to the end of the text, so no other is looked for.
 */
const image = /<img\b(?:"[^"]*"|'[^']*'|[^"'>])*(?:>|[\s\S]*$)/gi;
const held = /\ssrc\s*=\s*(?:"(data:[^"]*)"|'(data:[^']*)')/i;

/** Returns HTML whose embedded images are collected, and referred to as images stored with a document. */
export function storedImages(html: string, collect: (address: string) => CollectedImage | undefined): string {
  return html.replace(image, (tag) =>
    tag.replace(held, (whole, double?: string, single?: string) => {
      const found = collect(double ?? single ?? "");
      if (!found) return whole;
      const size = /\s(?:width|height)\s*=/i.test(tag) ? "" : ` width="${found.width}" height="${found.height}"`;
      return ` data-image="${found.src}"${size}`;
    }),
  );
}
