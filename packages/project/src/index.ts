export { formatOf } from "./format-of.ts";
export type { Project } from "./project.ts";
export { ProjectError } from "./project-error.ts";
export { findProject, readProject } from "./read-project.ts";
export { settingsOf } from "./settings-of.ts";
