export { bytesInAddress, bytesInBase64, dataAddressOf } from "./data-address.ts";
export {
  type DocumentImage,
  type ImageMap,
  type ImageResolver,
  imageLimits,
  isWithinLimits,
  readImage,
} from "./document-image.ts";
export { type CollectedImage, ImageCollection } from "./image-collection.ts";
export { imageSize, type PixelSize } from "./image-size.ts";
export { hashIn, imageHashes, sourceOf } from "./image-source.ts";
export { type ImageType, imageTypeOf, imageTypes } from "./image-type.ts";
export { sha256 } from "./sha-256.ts";
