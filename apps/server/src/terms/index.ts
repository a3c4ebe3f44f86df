export { termRoutes } from "./routes.ts";
