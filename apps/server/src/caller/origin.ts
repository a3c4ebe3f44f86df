import { clientApp } from "@housestyle/contract";

/** Where a request comes from. */
export interface Origin {
  /** The address as seen by the server behind its proxy. */
  readonly address: string;
  /** The number in the header `clientApp`. */
  readonly client: number;
  /** A short name of the browser or program and the system. */
  readonly program: string;
}

/** The origin of actions that no request caused. */
export const nowhere: Origin = { address: "", client: 0, program: "" };

/** Returns the origin of a request with these headers. `address` is determined by the server. */
export function originOf(address: string, header: (name: string) => unknown): Origin {
  return { address, client: clientApp.parse(header("clientapp")), program: programOf(header("user-agent")) };
}

const longest = 60;
/** The browsers in order of detection, because most name others after their own name. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Version", "Safari"],
] as const;
const systems = ["Windows", "Android", "iPhone", "iPad", "Mac OS X", "Linux"] as const;

/** Returns a name such as `Firefox 130, Linux`, or for other programs their own name. */
export function programOf(userAgent: unknown): string {
  if (typeof userAgent !== "string") return "";
  const found = browsers.find(([mark]) => userAgent.includes(`${mark}/`));
  if (!found) return (/^[\x20-\x7e]+?(?=\s|$)/.exec(userAgent)?.[0] ?? "").slice(0, longest);
  const [mark, name] = found;
  const version = new RegExp(`${mark}/(\\d{1,4})`).exec(userAgent)?.[1];
  const system = systems.find((each) => userAgent.includes(each))?.replace("Mac OS X", "macOS");
  return [version ? `${name} ${version}` : name, system].filter((part) => part !== undefined).join(", ");
}
