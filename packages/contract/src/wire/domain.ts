import { z } from "zod";
import { texts } from "../texts.ts";

/** A domain as people write it, in lower case and without a dot at its end. No wildcard, port or path, and no number of a machine. */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/\.$/, ""))
  .pipe(
    z
      .string()
      .max(253)
      .regex(
        /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]{2,63}$/u,
        { error: () => texts.domain },
      ),
  );
