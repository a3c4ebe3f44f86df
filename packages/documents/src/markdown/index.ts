export { fromMarkdown } from "./from-markdown.ts";
export { isMarkdown } from "./is-markdown.ts";
export { heldInMarkdown, storedInMarkdown } from "./markdown-images.ts";
export { type MarkdownLoss, markdownLosses } from "./markdown-losses.ts";
export { toMarkdown } from "./to-markdown.ts";
