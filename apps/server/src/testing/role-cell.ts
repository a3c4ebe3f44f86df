import type { Scene } from "./role-scene.ts";

/** What one route is asked, and what it answers to whom. */
export interface RoleCell {
  /** Fills `:name` of the path, and its query. */
  readonly path?: (scene: Scene) => string;
  readonly body?: (scene: Scene) => unknown;
  /** Status by caller, in the order of `callers`. */
  readonly expected: readonly number[];
}
