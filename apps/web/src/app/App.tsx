import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { matchRoute, Route, useLocation, useRouter } from "wouter";
import { type Frame, type Route as RouteOf, routes } from "../routes.tsx";
import { Boundary } from "./Boundary.tsx";
import { Gate } from "./Gate.tsx";
import { Waiting } from "./Waiting.tsx";

const frames: Readonly<Record<Frame, ComponentType<{ readonly children: ReactNode }>>> = {
  shell: lazy(() => import("./Shell.tsx")),
  site: lazy(() => import("../site/Site.tsx")),
  bare: ({ children }) => children,
};

/** Files that are already on their way, by route: a screen is fetched once. */
const screens = new Map<RouteOf, ComponentType>();

function screenOf(route: RouteOf): ComponentType {
  let screen = screens.get(route);
  if (!screen) {
    // At once, beside the frame's own file and not after it; whoever draws the screen hears of a failure.
    const coming = route.load();
    coming.catch(() => {});
    screen = lazy(() => coming);
    screens.set(route, screen);
  }
  return screen;
}

/** The screen of the current address, inside its frame. A frame stays while only the screen in it changes. */
export function App() {
  const [path] = useLocation();
  const { parser } = useRouter();
  const route = routes.find((each) => each.path === "*" || matchRoute(parser, each.path, path)[0]);
  if (!route) return null;
  const Framed = frames[route.frame];
  const Screen = screenOf(route);
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
