export { bearerChallenge } from "./addresses.ts";
export { openOAuth } from "./open.ts";
