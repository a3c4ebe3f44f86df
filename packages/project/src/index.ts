export { type Addition, addToProject } from "./add-to-project.ts";
export { type Silenced, silencedIn } from "./comments/silenced-in.ts";
export { formatOf, knownFormat } from "./format-of.ts";
export { leftAlone } from "./left-alone.ts";
export type { Project } from "./project.ts";
export { ProjectError } from "./project-error.ts";
export { fileName, findProject, readProject } from "./read-project.ts";
export { sentenceAround } from "./sentence-around.ts";
export { settingsOf } from "./settings-of.ts";
