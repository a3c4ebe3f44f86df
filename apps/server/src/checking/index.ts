export { type Checker, startChecker } from "./checker.ts";
export { type CheckingServices, checkingRoutes } from "./routes.ts";
