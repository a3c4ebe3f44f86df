import { useEffect } from "react";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { listenForShortcuts } from "../desk/shortcuts.ts";
import { ConflictNote } from "./ConflictNote.tsx";
import { Dialogs, Remarks, TopBar } from "./later.tsx";
import { Page } from "./Page.tsx";
import { SideBar } from "./SideBar.tsx";
import { StatusLine } from "./StatusLine.tsx";
import { useMedium, useNarrow } from "./use-width.ts";

/** The whole page: the menu, the text, the remarks, the status line. */
export function App() {
  const desk = useDesk();
  const isMedium = useMedium();
  const isNarrow = useNarrow();
  useEffect(() => listenForShortcuts(desk), [desk]);
  return (
    <div className="frame">
      {isMedium ? <TopBar /> : <SideBar />}
      <main className="column">
        <ConflictNote />
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
