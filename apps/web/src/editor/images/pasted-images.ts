import { storedImages } from "@housestyle/documents/html";
import { ImageCollection } from "@housestyle/documents/images";

/** Keeps the images that pasted HTML holds itself on this device, and refers to them as those of a document. */
export function pastedImages(html: string): string {
  if (!html.includes("data:image/")) return html;
  const collection = new ImageCollection();
  const referred = storedImages(html, (address) => collection.addFrom(address));
  void import("./images-of-device.ts").then(({ keepAllOnDevice }) => keepAllOnDevice(collection.images.values()));
  return referred;
}
