import { clientApp } from "@housestyle/contract";

/** Where a request comes from. */
export interface Origin {
  /** As the server sees it, behind its proxy. */
  readonly address: string;
  /** The header `clientApp`, by number. */
  readonly client: number;
  /** Browser or program and system, short. */
  readonly program: string;
}

/** Of what nobody asked for with a request. */
export const nowhere: Origin = { address: "", client: 0, program: "" };

/** Where a request with these headers comes from; `address` is the server's own word. */
export function originOf(address: string, header: (name: string) => unknown): Origin {
  return { address, client: clientApp.parse(header("clientapp")), program: programOf(header("user-agent")) };
}

const longest = 60;
/** The first that is found counts: most browsers name others behind their own name. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Version", "Safari"],
] as const;
const systems = ["Windows", "Android", "iPhone", "iPad", "Mac OS X", "Linux"] as const;

/** `Firefox 130, Linux`; of a program that is no browser what it calls itself first. */
export function programOf(userAgent: unknown): string {
  if (typeof userAgent !== "string") return "";
  const found = browsers.find(([mark]) => userAgent.includes(`${mark}/`));
  if (!found) return (/^[\x20-\x7e]+?(?=\s|$)/.exec(userAgent)?.[0] ?? "").slice(0, longest);
  const [mark, name] = found;
  const version = new RegExp(`${mark}/(\\d{1,4})`).exec(userAgent)?.[1];
  const system = systems.find((each) => userAgent.includes(each))?.replace("Mac OS X", "macOS");
  return [version ? `${name} ${version}` : name, system].filter((part) => part !== undefined).join(", ");
}
