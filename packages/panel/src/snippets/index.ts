export * from "./fill-snippet.ts";
