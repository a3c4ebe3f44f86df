export { openFileProcess } from "./file-process.ts";
export { type ExchangeServices, exchangeRoutes } from "./routes.ts";
export { forgetImports } from "./store.ts";
