export { openAnalytics } from "./open.ts";
export { countEverybody } from "./roll-up/roll-up.ts";
