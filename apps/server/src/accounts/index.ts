export { openAccounts } from "./open.ts";
