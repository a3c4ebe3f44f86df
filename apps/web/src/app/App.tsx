import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { Route, useLocation } from "wouter";
import { type Frame, type Route as RouteOf, routeAt } from "../routes.ts";
import { Boundary } from "./Boundary.tsx";
import { frameOf } from "./frame-of.ts";
import { Gate } from "./Gate.tsx";
import { frameFile, screenFile } from "./sent-for.ts";
import { loadSession, useSession } from "./session.ts";
import { Waiting } from "./Waiting.tsx";

const frames: Readonly<Record<Exclude<Frame, "own">, ComponentType<{ readonly children: ReactNode }>>> = {
  shell: lazy(() => frameFile("shell")),
  site: lazy(() => frameFile("site")),
  bare: ({ children }) => children,
};

const screens = new Map<RouteOf, ComponentType>();

function screenOf(route: RouteOf): ComponentType {
  let screen = screens.get(route);
  if (!screen) {
    // At once, beside the frame's own file and not after it; whoever draws the screen hears of a failure.
    const coming = screenFile(route);
    coming.catch(() => {});
    screen = lazy(() => coming);
    screens.set(route, screen);
  }
  return screen;
}

/** The screen of the current address, inside its frame. A frame stays while only the screen in it changes. */
export function App() {
  const [path] = useLocation();
  const route = routeAt(path);
  const Screen = screenOf(route);
  const frame = useSession(({ kind }) => frameOf(route.frame, kind));
  useEffect(() => {
    if (frame === undefined) void loadSession();
  }, [frame]);
  if (frame === undefined) return null;
  const Framed = frames[frame];
  return (
    <Suspense fallback={null}>
      <Framed>
        <Boundary key={path}>
          <Gate to={route.for}>
            <Suspense fallback={<Waiting />}>
              <Route path={route.path}>
                <Screen />
              </Route>
            </Suspense>
          </Gate>
        </Boundary>
      </Framed>
    </Suspense>
  );
}
