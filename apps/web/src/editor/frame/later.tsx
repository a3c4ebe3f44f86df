import { lazy, type ReactNode, Suspense } from "react";
import { product } from "../../texts/first.ts";
import { useControllerState } from "../controller/controller-context.ts";

const NavFile = lazy(() => import("./Nav.tsx"));
const TopBarFile = lazy(() => import("./TopBar.tsx"));
const FormatBarFile = lazy(() => import("./FormatBar.tsx"));
const FileDropFile = lazy(() => import("./FileDrop.tsx"));
const NotesFile = lazy(() => import("./Notes.tsx"));
const RemarksFile = lazy(() => import("../remarks/Remarks.tsx"));
const ReadingChoiceFile = lazy(() => import("./ReadingChoice.tsx"));
const ScoreFile = lazy(() => import("./Score.tsx"));
const PrintedRemarksFile = lazy(() => import("../printing/PrintedRemarks.tsx"));
const DialogsFile = lazy(() => import("./Dialogs.tsx"));

/**
 * Shows files of their own, which are fetched once the text stands, so that they delay neither the first letter nor the first remark.
 * Their room is kept free, so that nothing moves when they come.
 */
function Later({ children, room = null }: { readonly children: ReactNode; readonly room?: ReactNode }) {
  const isDrawn = useControllerState((state) => state.isDrawn);
  return isDrawn ? <Suspense fallback={room}>{children}</Suspense> : room;
}

export function Nav() {
  return (
    <Later room={<header className={`side-bar ${isFolded() ? "side-bar-folded" : ""}`} />}>
      <NavFile />
    </Later>
  );
}

/** As `Nav` will be, without waiting for it. */
function isFolded(): boolean {
  try {
    return matchMedia("(max-width: 1199px)").matches || localStorage.getItem("housestyle.side-bar") === "off";
  } catch {
    return false;
  }
}

export function TopBar() {
  return (
    <Later room={<header className="top-bar" />}>
      <TopBarFile />
    </Later>
  );
}

export function FormatBar() {
  return (
    <Later room={<div className="format-bar" />}>
      <FormatBarFile />
    </Later>
  );
}

export function FileDrop(props: Parameters<typeof FileDropFile>[0]) {
  return (
    <Later>
      <FileDropFile {...props} />
    </Later>
  );
}

export function Notes() {
  return (
    <Later>
      <NotesFile />
    </Later>
  );
}

export function Remarks({ isNarrow }: { readonly isNarrow: boolean }) {
  return (
    <Later room={isNarrow ? null : <div className="panel" />}>
      <RemarksFile isNarrow={isNarrow} />
    </Later>
  );
}

export function PrintedRemarks() {
  const remarks = useControllerState((state) => state.printed);
  return remarks ? (
    <Later>
      <PrintedRemarksFile remarks={remarks} />
    </Later>
  ) : null;
}

export function Dialogs() {
  return (
    <Later>
      <DialogsFile />
    </Later>
  );
}

export function ReadingChoice() {
  return (
    <Later>
      <ReadingChoiceFile />
    </Later>
  );
}

export function Score() {
  return (
    <Later>
      <ScoreFile />
    </Later>
  );
}

/** For those who listen: the page has one headline, whatever stands around the text. */
export function Headline() {
  return <h1 className="visually-hidden">{product}</h1>;
}
