export { createHouse, type House } from "./house.ts";
export { houseRoutes } from "./routes.ts";
