export * from "./caller.ts";
export { type Credentials, hashKey, keyPrefix } from "./credentials.ts";
export { createIdentify, type Identify } from "./identify.ts";
export { nowhere, type Origin, originOf } from "./origin.ts";
export { canEdit, mayEdit, mayWrite, mustBeIn, mustRun, ownerNamed, teamsMeant } from "./policy.ts";
export { cookiePrefix, endingWeaker, withCurrentName } from "./session-cookies.ts";
export { personAgain, personWithId } from "./store.ts";
