import type { ActCode } from "@housestyle/contract";
import type { Reply } from "../../testing/test-server.ts";

/** An act, and a call that leaves it in the log. */
export type ActCase = [ActCode, () => Promise<Reply<unknown>>];
