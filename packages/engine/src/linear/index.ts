export { type LinearPattern, LinearPatternError, linearPattern } from "./linear-pattern.ts";
export type { PatternMatch } from "./pattern-match.ts";
