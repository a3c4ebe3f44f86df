export { openTextApi } from "./open.ts";
