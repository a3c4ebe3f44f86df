export type { OutboundEnv } from "./env.ts";
export { createPublicFetch, guardOutbound, PrivateAddress } from "./public-fetch.ts";
