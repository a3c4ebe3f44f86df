export { openModels } from "./open.ts";
