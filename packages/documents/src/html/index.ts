export { cleanHtml } from "./clean-html.ts";
export { elementsIn } from "./elements-in.ts";
export { htmlPage } from "./html-page.ts";
export { readableHtml } from "./readable-html.ts";
export { storedImages } from "./stored-images.ts";
