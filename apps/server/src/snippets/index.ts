export { snippetRoutes } from "./routes.ts";
