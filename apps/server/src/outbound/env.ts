import { z } from "zod";
import { words } from "../setting.ts";

/** What the server may call inside the operator's network. */
export const outboundEnv = z.object({ HOUSESTYLE_PRIVATE_HOSTS: words.default([]) });

export type OutboundEnv = z.output<typeof outboundEnv>;
