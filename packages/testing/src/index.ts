export { deepTest } from "./deep-test.ts";
export { holds } from "./holds.ts";
export { lookOften } from "./look-often.ts";
export { testUnless } from "./test-unless.ts";
export { cases, tier } from "./tier.ts";
