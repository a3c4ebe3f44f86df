export { openOperator } from "./open.ts";
