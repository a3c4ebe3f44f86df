export { cleanHtml } from "./clean-html.ts";
export { readableHtml } from "./readable-html.ts";
