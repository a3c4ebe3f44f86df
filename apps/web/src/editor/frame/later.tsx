import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { texts } from "../../texts/editor.ts";

let begin: () => void = () => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** The page stands, can be written on, and its checker is on the way: now the rest may be fetched. */
export function fetchTheRest(): void {
  begin();
}

/** A file of its own that is fetched after the checker, so that it delays neither the first letter nor the first remark. */
function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => begun.then(load));
}

const MenuFile = later(() => import("./Menu.tsx"));
const TopBarFile = later(() => import("./TopBar.tsx"));
const FormatBarFile = later(() => import("./FormatBar.tsx"));
const RemarksFile = later(() => import("../remarks/Remarks.tsx"));
const DialogsFile = later(() => import("./Dialogs.tsx"));

/* The room of what comes later is kept free, so that nothing moves when it comes. */

export function Menu() {
  return (
    <Suspense fallback={null}>
      <MenuFile />
    </Suspense>
  );
}

export function TopBar() {
  return (
    <Suspense
      fallback={
        <header className="top-bar">
          <h1 className="visually-hidden">{texts.product}</h1>
        </header>
      }
    >
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

export function Remarks(props: ComponentProps<typeof RemarksFile>) {
  return (
    <Suspense fallback={props.isNarrow ? null : <div className="panel" />}>
      <RemarksFile {...props} />
    </Suspense>
  );
}

export function Dialogs() {
  return (
    <Suspense fallback={null}>
      <DialogsFile />
    </Suspense>
  );
}
