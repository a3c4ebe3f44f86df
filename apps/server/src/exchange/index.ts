export { openExchange } from "./open.ts";
