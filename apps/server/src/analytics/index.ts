export { minutesSaved } from "./figures/totals.ts";
export { openAnalytics } from "./open.ts";
export { countEverybody, countOwner } from "./roll-up/roll-up.ts";
