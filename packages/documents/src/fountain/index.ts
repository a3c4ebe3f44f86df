export { fromFountain } from "./from-fountain.ts";
export { toFountain } from "./to-fountain.ts";
