export { createHouse, type House } from "./house.ts";
export { openHouse } from "./open.ts";
