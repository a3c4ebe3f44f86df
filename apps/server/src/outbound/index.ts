export { createPublicFetch, guardOutbound, PrivateAddress } from "./public-fetch.ts";
