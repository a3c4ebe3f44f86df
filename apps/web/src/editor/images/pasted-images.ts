import { storedImages } from "@housestyle/documents/html";
import { ImageCollection } from "@housestyle/documents/images";

/**
 * Stores the images embedded in pasted HTML on this device, and makes the HTML refer to them as to those of a document.
 */
export function pastedImages(html: string): string {
  if (!html.includes("data:image/")) return html;
  const collection = new ImageCollection();
  const referred = storedImages(html, (address) => collection.addFrom(address));
  void import("./images-of-device.ts").then(({ keepAllOnDevice }) => keepAllOnDevice(collection.images.values()));
  return referred;
}
