export { type OperatorServices, operatorRoutes } from "./routes.ts";
