import type { ComponentType, ReactNode } from "react";
import type { Frame, Route } from "../routes.ts";

type Framing = ComponentType<{ readonly children: ReactNode }>;
type Coming<Props> = Promise<{ readonly default: ComponentType<Props> }>;

const frames: Readonly<Record<Exclude<Frame, "bare">, () => Promise<{ readonly default: Framing }>>> = {
  shell: () => import("./Shell.tsx"),
  site: () => import("../site/Site.tsx"),
};

/** Files that were sent for, each once. */
const coming = new Map<unknown, Promise<unknown>>();

/** Sends for all that a route needs, side by side. */
export function sendFor(route: Route): void {
  void screenFile(route);
  if (route.frame !== "bare") void frameFile(route.frame);
  // Who may see it is asked first of all.
  if (route.for !== "anyone") void once("server", () => import("./server.ts"));
}

/** The file of a route's screen. */
export function screenFile(route: Route): Coming<object> {
  return once(route, route.load);
}

/** The file of a frame. */
export function frameFile(frame: Exclude<Frame, "bare">): Promise<{ readonly default: Framing }> {
  return once(frame, frames[frame]);
}

function once<File>(key: unknown, load: () => Promise<File>): Promise<File> {
  const known = coming.get(key) as Promise<File> | undefined;
  if (known !== undefined) return known;
  const file = load();
  coming.set(key, file);
  // Whoever draws it hears of a failure, and the next who wants it tries again.
  file.catch(() => coming.delete(key));
  return file;
}
