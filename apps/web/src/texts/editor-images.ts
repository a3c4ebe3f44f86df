import { catalogue } from "@housestyle/texts";
import type { ImageRefusal } from "../editor/images/prepare-image.ts";

/** The texts about images. */
export const editorImages = catalogue("editorImages", {
  insert: "Image…",
  caption: "Caption",
  alternative: "Describe the image for people who can’t see it",
  undescribed: "Image without a description",
  missing: "This image isn’t on this device.",
  remote: "Images from the web aren’t loaded.",
  drop: "Drop an image to insert it, or a document to open it",
  refused: {
    noImage: "This file wasn’t inserted. Choose a PNG, JPEG, GIF, WebP, or AVIF image.",
    tooLarge: "This image is too large. Choose an image of at most 10 MB and 50 megapixels.",
    full: "The images on this device take up 200 MB. Delete images you no longer need, then try again.",
    notKept: "This browser doesn’t allow images to be saved. Exit private browsing, then try again.",
  } satisfies Record<ImageRefusal, string>,
});
