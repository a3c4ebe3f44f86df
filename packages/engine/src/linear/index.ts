export { type LinearPattern, linearPattern, PatternError } from "./linear-pattern.ts";
export type { PatternMatch } from "./pattern-match.ts";
