import { version } from "../package.json";

/** What plug-ins show of the program in a window of their own. */
export interface ProgramInfo {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly picture: string;
}

/** The program of this server. */
export function aboutFor(server: URL): ProgramInfo {
  const picture = new URL("office/assets/icon-128.png", server).href;
  return { name: "Housestyle", version, url: server.href, picture };
}
