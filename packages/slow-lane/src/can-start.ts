/** Whether harper.js, which a plain install leaves out, is there. */
export function canStart(resolve: (name: string) => unknown = (name) => import.meta.resolve(name)): boolean {
  try {
    resolve("harper.js");
    return true;
  } catch {
    return false;
  }
}
