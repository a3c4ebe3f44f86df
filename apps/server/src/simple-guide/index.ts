export { simpleGuideRoutes } from "./routes.ts";
