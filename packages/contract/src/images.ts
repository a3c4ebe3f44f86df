import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acting, reading } from "./usual-calls.ts";

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("SHA-256 of its bytes, in lowercase hexadecimal digits.");
const image = { path: "/api/v1/images/:hash", group: "Documents", params: z.object({ hash }) } as const;

/** Stores an image that documents can refer to. One that no document refers to is deleted after a day. */
export const saveImage = defineEndpoint({
  ...acting,
  ...image,
  method: "PUT",
  access: "write",
  summary:
    "Store an image that documents refer to as `image:` and its hash. Send it as multipart/form-data with a part `file`: PNG, JPEG, GIF, WebP, or AVIF, at most 10 MB and 50 megapixels. An image that no document refers to is deleted after a day.",
  input: z.looseObject({}).optional(),
  failures: [...writeFailures, "bad-file", "file-too-large"],
});

/** Returns an image of the caller's documents or those of their teams. */
export const readImage = defineEndpoint({
  ...reading,
  ...image,
  summary: "Get an image of the caller’s documents or those of their teams.",
  form: "file",
  media: ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"],
  output: z.string(),
  failures: [...readFailures, "no-such-row"],
});
