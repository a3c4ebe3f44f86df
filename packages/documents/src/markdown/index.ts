export { fromMarkdown } from "./from-markdown.ts";
export { isMarkdown } from "./is-markdown.ts";
export { heldInMarkdown, storedInMarkdown } from "./markdown-images.ts";
export { toMarkdown } from "./to-markdown.ts";
