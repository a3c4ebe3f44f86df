import type { ComponentType, ReactNode } from "react";
import { product } from "../../texts/first.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { part } from "./part.tsx";

/**
 * A part in a file of its own, which is fetched once the text stands, so that it delays neither the first letter nor the
 * first remark. Its room is kept free, so that nothing moves when it comes.
 */
function later<Props extends object>(
  fetched: () => Promise<{ readonly default: ComponentType<Props> }>,
  room: (props: Props) => ReactNode = () => null,
): (props: Props) => ReactNode {
  const Fetched = part(fetched, room);
  return (props) => (useControllerState((state) => state.isDrawn) ? <Fetched {...props} /> : room(props));
}

export const Nav = later(
  () => import("./Nav.tsx"),
  () => <header className={`side-bar ${isFolded() ? "side-bar-folded" : ""}`} />,
);

/** As `Nav` will be, without waiting for it. */
function isFolded(): boolean {
  try {
    return matchMedia("(max-width: 1199px)").matches || localStorage.getItem("housestyle.side-bar") === "off";
  } catch {
    return false;
  }
}

export const TopBar = later(
  () => import("./TopBar.tsx"),
  () => <header className="top-bar" />,
);
export const FormatBar = later(
  () => import("./FormatBar.tsx"),
  () => <div className="format-bar" />,
);
export const FileDrop = later(() => import("./FileDrop.tsx"));
export const Notes = later(() => import("./Notes.tsx"));
export const Remarks = later(
  () => import("../remarks/Remarks.tsx"),
  ({ isNarrow }) => (isNarrow ? null : <div className="panel" />),
);
const PrintedFile = later(() => import("../printing/PrintedRemarks.tsx"));
export const Dialogs = later(() => import("./Dialogs.tsx"));
export const StatusChoices = later(() => import("./StatusChoices.tsx"));

/** Loaded when the text is printed. */
export function PrintedRemarks() {
  const remarks = useControllerState((state) => state.printed);
  return remarks ? <PrintedFile remarks={remarks} /> : null;
}

/** For screen readers: the page has exactly one main heading, whatever is around the text. */
export function Headline() {
  return <h1 className="visually-hidden">{product}</h1>;
}
