/** Returns the keys that copy on this system. */
export function copyKeys(userAgent: string): "Ctrl+C" | "Cmd+C" {
  return /Mac|iPhone|iPad/.test(userAgent) ? "Cmd+C" : "Ctrl+C";
}
