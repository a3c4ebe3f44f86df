import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { site } from "../../texts/site.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { headerItems, isCurrent, type MenuLink } from "./menus.ts";

/** Everything the header offers, over the whole of a small window. While it is there the page behind does not scroll. */
export function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const [path] = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector("a")?.focus();
    document.documentElement.classList.add("scroll-locked");
    return () => document.documentElement.classList.remove("scroll-locked");
  }, []);
  const entry = (link: MenuLink) => (
    <li key={link.href}>
      <Link href={link.href} aria-current={isCurrent(link, path) ? "page" : undefined} onClick={onClose}>
        {link.label}
      </Link>
    </li>
  );
  return (
    <nav ref={menu} id="mobile-menu" className="mobile-menu" aria-label={site.mainMenu}>
      {headerItems.map((item) =>
        "links" in item ? (
          <section key={item.label}>
            <h2>{item.label}</h2>
            <ul>{item.links.map(entry)}</ul>
          </section>
        ) : (
          <ul key={item.label}>{entry(item)}</ul>
        ),
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are pressed; this only hears of it */}
      <div className="mobile-account" onClick={onClose}>
        <AccountLinks />
      </div>
    </nav>
  );
}
