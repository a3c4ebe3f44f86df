import { useEffect } from "react";
import { useTitle } from "../../app/use-title.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { useComing } from "../office/use-office.ts";
import { Dialogs, Nav, Notes, Remarks, TopBar } from "./later.tsx";
import { Page } from "./Page.tsx";
import { StatusLine } from "./StatusLine.tsx";
import { useNarrow } from "./use-width.ts";

/** The whole page: the way elsewhere, the text, what stands beside it, the status line. */
export function App() {
  const desk = useDesk();
  const office = useComing();
  const isNarrow = useNarrow();
  useTitle(useDeskState((state) => state.title));
  const isDrawn = useDeskState((state) => state.isDrawn);
  useEffect(() => {
    if (!isDrawn) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./listen.ts").then(({ listen }) => {
      if (!isGone) stop = listen(desk, office);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [desk, office, isDrawn]);
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
      <Said />
    </div>
  );
}

/** What is said to those who listen to the page. */
function Said() {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useDeskState((state) => state.said)}
    </p>
  );
}
