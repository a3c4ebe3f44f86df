export { type FileThread, openFileThread } from "./file-thread.ts";
export { type ExchangeServices, exchangeRoutes } from "./routes.ts";
export { forgetImports } from "./store.ts";
