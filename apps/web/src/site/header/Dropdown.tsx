import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { isCurrent, type MenuLink } from "./menus.ts";
import { walk } from "./walk.ts";

/** A pointer that only crosses the header opens nothing, one that slips off for a moment closes nothing; milliseconds. */
const patience = { open: 60, close: 180 };

/** A name in the header that shows a few links under it: by pointing at it, by pressing it, by the arrow keys. */
export function Dropdown({ label, links }: { readonly label: string; readonly links: readonly MenuLink[] }) {
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), open ? patience.open : patience.close);
  };
  const now = (open: boolean) => {
    clearTimeout(timer.current);
    setOpen(open);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      now(false);
      button.current?.focus();
      return;
    }
    const anchors = [...(list.current?.querySelectorAll("a") ?? [])];
    const next = walk(
      event.key,
      anchors.findIndex((anchor) => anchor.matches(":focus")),
      anchors.length,
    );
    if (next === undefined || (!isOpen && event.key !== "ArrowDown")) return;
    event.preventDefault();
    now(true);
    // A list that is opened by this very key can take the focus only once it is shown.
    requestAnimationFrame(() => anchors[next]?.focus());
  };
  const isHere = links.some((link) => isCurrent(link, path));
  return (
    <li
      className={isOpen ? "dropdown dropdown-open" : "dropdown"}
      onPointerEnter={later(true)}
      onPointerLeave={later(false)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) now(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={isHere ? "site-link site-link-current" : "site-link"}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => now(!isOpen)}
      >
        {label}
        <ChevronDown className="dropdown-mark" size={14} strokeWidth={1.5} aria-hidden />
      </button>
      <ul ref={list} id={id} className="dropdown-list">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className="dropdown-link"
              aria-current={isCurrent(link, path) ? "page" : undefined}
              onClick={() => now(false)}
            >
              <span className="dropdown-label">{link.label}</span>
              <span className="dropdown-about">{link.about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
