import { dirname } from "node:path";
import { StartFailure } from "./start-failure.ts";
import { texts } from "./texts.ts";

/**
 * Turns an error of the operating system about a file into a failure for the operator. Other errors stay as they are.
 */
export function plainly(error: unknown): unknown {
  const { code, syscall, dest, path = dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  if (typeof code !== "string" || syscall === undefined) return error;
  if (code === "ENOSPC" || code === "EDQUOT") return new StartFailure(texts.files.diskFull);
  if (path === undefined) return error;
  if (code === "ENOENT") return new StartFailure(texts.files.missing(dirname(path)));
  if (["EACCES", "EPERM", "EROFS"].includes(code)) return new StartFailure(texts.files.notAllowed(path));
  if (["EEXIST", "ENOTDIR", "ENOTEMPTY", "EISDIR"].includes(code))
    return new StartFailure(texts.files.inTheWay(dest ?? path));
  return error;
}
