import { IconButton } from "@housestyle/ui";
import { Menu, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { useSession } from "../../app/session.ts";
import { site } from "../../texts/site.ts";
import { isWideQuery } from "../wide-screen.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { Dropdown } from "./Dropdown.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { headerItems, isCurrent } from "./menus.ts";
import "./header.css";

/** The head of the public pages. It stays at the top; in small windows its links are behind a button. */
export function Header({
  isMenuOpen,
  setMenuOpen,
}: {
  readonly isMenuOpen: boolean;
  readonly setMenuOpen: (open: boolean) => void;
}) {
  const [path] = useLocation();
  const isKnown = useSession(({ kind }) => kind !== "unknown");
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isMenuOpen) return;
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setMenuOpen(false);
      toggle.current?.focus();
    };
    const wide = matchMedia(isWideQuery);
    const widened = () => setMenuOpen(false);
    addEventListener("keydown", escaped);
    wide.addEventListener("change", widened);
    return () => {
      removeEventListener("keydown", escaped);
      wide.removeEventListener("change", widened);
    };
  }, [isMenuOpen, setMenuOpen]);
  return (
    <header className="site-header">
      <div className="site-header-line">
        <Link href="/" className="product" aria-current={path === "/" ? "page" : undefined}>
          {site.product}
        </Link>
        <nav className="site-nav" aria-label={site.mainMenu}>
          <ul>
            {headerItems.map((item) =>
              "links" in item ? (
                <Dropdown key={item.label} {...item} />
              ) : (
                <li key={item.label}>
                  <Link
                    href={item.href}
                    className={isCurrent(item, path) ? "site-link site-link-current" : "site-link"}
                    aria-current={isCurrent(item, path) ? "page" : undefined}
                  >
                    {item.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={isKnown ? "site-account" : "site-account site-account-unknown"}>
          <AccountLinks />
        </div>
        <IconButton
          ref={toggle}
          className="site-toggle"
          label={isMenuOpen ? site.closeMenu : site.openMenu}
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          {isMenuOpen ? (
            <X size={20} strokeWidth={1.5} aria-hidden />
          ) : (
            <Menu size={20} strokeWidth={1.5} aria-hidden />
          )}
        </IconButton>
      </div>
      {isMenuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}
    </header>
  );
}
