import { z } from "zod";
import { wholeNumber } from "../setting.ts";

/** The setting for how many megabytes of images an owner may have. */
export const imagesEnv = z.object({ HOUSESTYLE_IMAGE_MEGABYTES: wholeNumber(0, 1_000_000).default(500) });

/** The settings of images. */
export type ImagesEnv = z.output<typeof imagesEnv>;
