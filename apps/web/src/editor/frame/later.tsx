import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { texts } from "../../texts/editor.ts";
import { useDeskState } from "../desk/desk-context.ts";
import { drawn } from "./drawn.ts";

/** A file of its own that is fetched after the checker, so that it delays neither the first letter nor the first remark. */
function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => drawn.then(load));
}

const NavFile = later(() => import("./Nav.tsx"));
const TopBarFile = later(() => import("./TopBar.tsx"));
const FormatBarFile = later(() => import("./FormatBar.tsx"));
const FileDropFile = later(() => import("./FileDrop.tsx"));
const NotesFile = later(() => import("./Notes.tsx"));
const RemarksFile = later(() => import("../remarks/Remarks.tsx"));
const ReadingChoiceFile = later(() => import("./ReadingChoice.tsx"));
const ScoreFile = later(() => import("./Score.tsx"));
const PrintedRemarksFile = later(() => import("../printing/PrintedRemarks.tsx"));
const DialogsFile = later(() => import("./Dialogs.tsx"));

/* The room of what comes later is kept free, so that nothing moves when it comes. */

export function Nav() {
  return (
    <Suspense fallback={<header className={`side-bar ${isFolded() ? "side-bar-folded" : ""}`} />}>
      <NavFile />
    </Suspense>
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
    <Suspense fallback={<header className="top-bar" />}>
      <TopBarFile />
    </Suspense>
  );
}

export function FormatBar() {
  return (
    <Suspense fallback={<div className="format-bar" />}>
      <FormatBarFile />
    </Suspense>
  );
}

export function FileDrop(props: ComponentProps<typeof FileDropFile>) {
  return (
    <Suspense fallback={null}>
      <FileDropFile {...props} />
    </Suspense>
  );
}

export function Notes() {
  return (
    <Suspense fallback={null}>
      <NotesFile />
    </Suspense>
  );
}

export function Remarks(props: ComponentProps<typeof RemarksFile>) {
  return (
    <Suspense fallback={props.isNarrow ? null : <div className="panel" />}>
      <RemarksFile {...props} />
    </Suspense>
  );
}

export function PrintedRemarks() {
  const remarks = useDeskState((state) => state.printed);
  return remarks ? (
    <Suspense fallback={null}>
      <PrintedRemarksFile remarks={remarks} />
    </Suspense>
  ) : null;
}

export function Dialogs() {
  return (
    <Suspense fallback={null}>
      <DialogsFile />
    </Suspense>
  );
}

export function ReadingChoice() {
  return (
    <Suspense fallback={null}>
      <ReadingChoiceFile />
    </Suspense>
  );
}

export function Score() {
  return (
    <Suspense fallback={null}>
      <ScoreFile />
    </Suspense>
  );
}

/** For those who listen: the page has one headline, whatever stands around the text. */
export function Headline() {
  return <h1 className="visually-hidden">{texts.product}</h1>;
}
