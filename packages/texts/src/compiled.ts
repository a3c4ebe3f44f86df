import type { Message } from "./language.ts";

/** In a browser messages come compiled: the build has done it, and no parser of messages is sent there. */
export const compile = (message: string): Message => message;
