import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useSession } from "../app/session.ts";
import { product } from "../texts/first.ts";
import { site as texts } from "../texts/site.ts";
import { Entrance } from "./Entrance.tsx";
import { SiteAnchor } from "./SiteAnchor.tsx";
import { menusFor, plainLinks } from "./site-menu.ts";
import { wideScreen } from "./wide-screen.ts";

/**
 * The header's links in small windows. The menu covers the whole window, which does not scroll meanwhile. Escape closes
 * it.
 */
export function MobileMenu({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const stores = useSession(({ site }) => site?.Stores);
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the dialog is taken away: closing it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    element?.showModal();
    root.classList.add("scroll-locked");
    const wide = matchMedia(`(min-width: ${wideScreen + 1}px)`);
    wide.addEventListener("change", onClose);
    return () => {
      wide.removeEventListener("change", onClose);
      root.classList.remove("scroll-locked");
      element?.close();
    };
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      id="mobile-menu"
      className="mobile-menu"
      aria-label={texts.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="mobile-menu-head">
        <span className="product">{product}</span>
        <button type="button" className="icon-button" aria-label={texts.closeMenu} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <nav className="mobile-menu-links" aria-label={texts.nav} onClickCapture={closesAtLinks(onClose)}>
        {[...menusFor(stores), { id: "more", label: texts.words, links: plainLinks }].map((menu) => (
          <section key={menu.id}>
            <h2>{menu.label}</h2>
            <ul>
              {menu.links.map((link) => (
                <li key={link.path}>
                  <SiteAnchor link={link} path={path} className="mobile-menu-link" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="mobile-menu-entrance">
          <Entrance />
        </div>
      </nav>
    </dialog>
  );
}

/** Closes the menu when a link is pressed, even if it leads to the current page and the address does not change. */
function closesAtLinks(close: () => void) {
  return ({ target }: { readonly target: EventTarget }) => {
    if (target instanceof Element && target.closest("a")) setTimeout(close, 0);
  };
}
