export { type DocumentServices, documentRoutes } from "./routes.ts";
export { emptyTrash, newestTexts } from "./store.ts";
