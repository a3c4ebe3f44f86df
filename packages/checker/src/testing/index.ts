export { handClock } from "./hand-clock.ts";
