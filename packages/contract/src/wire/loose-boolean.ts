import { z } from "zod";

/** True or false, or the same as a string, 1, or 0. */
export const looseBoolean = z
  .union([z.boolean(), z.literal([0, 1]), z.string().regex(/^(true|false|0|1)$/i)])
  .transform((value) => value === true || value === 1 || /^(true|1)$/i.test(String(value)));
