export { createPublicFetch, guardOutbound } from "./public-fetch.ts";
