export { fromFountain, toFountain } from "./fountain.ts";
