import { z } from "zod";
import { words } from "../setting.ts";

/** The setting for hosts in the operator's network that the server may call. */
export const outboundEnv = z.object({ HOUSESTYLE_PRIVATE_HOSTS: words.default([]) });

export type OutboundEnv = z.output<typeof outboundEnv>;
