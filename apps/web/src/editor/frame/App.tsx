import { useEffect } from "react";
import { useTitle } from "../../app/use-title.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { useComing } from "../workspace/use-workspace.ts";
import { Dialogs, Nav, Notes, Remarks, TopBar } from "./later.tsx";
import { Page } from "./Page.tsx";
import { StatusLine } from "./StatusLine.tsx";
import { useNarrow } from "./use-width.ts";

/** The whole page of the editor: navigation, text, panels, and status line. */
export function App() {
  const controller = useController();
  const workspace = useComing();
  const isNarrow = useNarrow();
  useTitle(useControllerState((state) => state.title));
  useEffect(() => {
    const early: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => void early.push(event);
    addEventListener("keydown", hold);
    let stop = () => removeEventListener("keydown", hold);
    let isGone = false;
    void controller.drawn
      .then(() => import("./listen.ts"))
      .then(({ listen }) => {
        if (isGone) return;
        stop();
        stop = listen(controller, workspace, early);
      });
    return () => {
      isGone = true;
      stop();
    };
  }, [controller, workspace]);
  return (
    <div className="frame">
      {isNarrow ? <TopBar /> : <Nav />}
      <main className="column">
        <Notes />
        <Page />
      </main>
      <Remarks isNarrow={isNarrow} />
      <StatusLine />
      <Dialogs />
      <LiveAnnouncements />
    </div>
  );
}

/** Announcements for screen readers. */
function LiveAnnouncements() {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useControllerState((state) => state.said)}
    </p>
  );
}
