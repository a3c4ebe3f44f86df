import { z } from "zod";
import { texts } from "../texts.ts";

/** A domain, in lowercase and without a trailing dot. Wildcards, ports, paths, and IP addresses are not allowed. */
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
