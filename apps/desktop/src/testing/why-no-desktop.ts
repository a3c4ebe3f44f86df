import { existsSync, globSync } from "node:fs";

const programs = ["gjs", "Xvfb", "xdotool", "xclip", "dpkg-deb"];

/** Why the desktop program cannot be tried here; undefined where it can. */
export function whyNoDesktop(): string | undefined {
  const missing = programs.find((name) => !existsSync(`/usr/bin/${name}`));
  if (missing) return `${missing} is not installed`;
  const hasWebKit = globSync("/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib").length > 0;
  return hasWebKit ? undefined : "gir1.2-webkit2-4.1 is not installed";
}
