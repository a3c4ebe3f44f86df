import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef } from "react";
import { linkStep, menuStep } from "./menu-step.ts";
import { SiteAnchor } from "./SiteAnchor.tsx";
import { isCurrent, type SiteMenu } from "./site-menu.ts";

/** A menu of the header: it opens under the pointer, by a press, and by the arrow keys. */
export function Dropdown({ menu, path }: { readonly menu: SiteMenu; readonly path: string }) {
  const [openness, happen] = useReducer(menuStep, "shut");
  const box = useRef<HTMLLIElement>(null);
  const isOpen = openness !== "shut";
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the menu, whatever the way
  useEffect(() => happen("close"), [path]);

  const onKeyDown = (event: KeyboardEvent) => {
    const button = box.current?.querySelector("button");
    if (event.key === "Escape" && isOpen) {
      happen("close");
      button?.focus();
      return;
    }
    const links = [...(box.current?.querySelectorAll("a") ?? [])];
    const to = linkStep(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (to === undefined) return;
    event.preventDefault();
    happen("open");
    // Links of a shut menu cannot have the focus yet.
    requestAnimationFrame(() => links[to]?.focus());
  };
  const byMouse = (event: "enter" | "leave") => (pointer: PointerEvent) => {
    if (pointer.pointerType === "mouse") happen(event);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) happen("close");
  };

  return (
    <li
      ref={box}
      className="site-menu"
      onPointerEnter={byMouse("enter")}
      onPointerLeave={byMouse("leave")}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        className={
          menu.links.some((link) => isCurrent(link, path)) ? "bare-button site-top site-here" : "bare-button site-top"
        }
        aria-expanded={isOpen}
        aria-controls={`menu-${menu.id}`}
        onClick={() => happen("press")}
      >
        {menu.label}
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
      </button>
      <ul id={`menu-${menu.id}`} className="site-panel" hidden={!isOpen}>
        {menu.links.map((link) => (
          <li key={link.path}>
            <SiteAnchor link={link} path={path} className="site-panel-link" />
          </li>
        ))}
      </ul>
    </li>
  );
}
