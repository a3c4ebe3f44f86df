export { backUp, restore } from "./backup.ts";
