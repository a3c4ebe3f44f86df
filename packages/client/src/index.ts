export * from "./api.ts";
export * from "./client.ts";
export type * from "./outcome.ts";
