/** Settings that cannot be used; its message is for people. */
export class ProjectError extends Error {
  override readonly name = "ProjectError";
}
