import { Menu as MenuIcon } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useSession } from "../app/session.ts";
import { product } from "../texts/first.ts";
import { site as texts } from "../texts/site.ts";
import { Dropdown } from "./Dropdown.tsx";
import { Entrance } from "./Entrance.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { SiteAnchor } from "./SiteAnchor.tsx";
import { menusFor, plainLinks } from "./site-menu.ts";

/** The head of the public pages. It stays at the top of the window. */
export function Header() {
  const [path] = useLocation();
  const isKnown = useSession(({ kind }) => kind !== "unknown");
  const stores = useSession(({ site }) => site?.Stores);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the menu, whatever the way
  useEffect(close, [path]);
  return (
    <header className="site-head">
      <div className="site-head-line">
        <Link href="/" className="product" aria-current={path === "/" ? "page" : undefined}>
          {product}
        </Link>
        <nav className="site-nav" aria-label={texts.nav}>
          <ul>
            {menusFor(stores).map((menu) => (
              <Dropdown key={menu.id} menu={menu} path={path} />
            ))}
            {plainLinks.map((link) => (
              <li key={link.path}>
                <SiteAnchor link={link} path={path} className="bare-button site-top" />
              </li>
            ))}
          </ul>
        </nav>
        {/* Its room is kept until it is known who is looking: nothing jumps, and nobody signed in is asked to sign up. */}
        <div className={isKnown ? "site-entrance" : "site-entrance site-entrance-unknown"}>
          <Entrance />
        </div>
        <button
          type="button"
          className="icon-button site-toggle"
          aria-label={texts.menu}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <MenuIcon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      {isOpen ? <MobileMenu path={path} onClose={close} /> : null}
    </header>
  );
}
