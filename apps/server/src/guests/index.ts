export { openGuests } from "./open.ts";
