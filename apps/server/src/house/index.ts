export { createHouse, type House, type VersionedContent } from "./house.ts";
export { chosenTemplates } from "./read-content.ts";
export { houseRoutes } from "./routes.ts";
