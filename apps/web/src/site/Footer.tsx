import { useLocation } from "wouter";
import { useSession } from "../app/session.ts";
import { product } from "../texts/first.ts";
import { site as texts } from "../texts/site.ts";
import { SiteAnchor } from "./SiteAnchor.tsx";
import type { SiteLink } from "./site-menu.ts";

const links: readonly SiteLink[] = [
  { path: "/editor", label: texts.editor },
  { path: "/word-explorer", label: texts.explorer },
  { path: "/extension", label: texts.extensions },
  { path: "/office", label: texts.office },
  { path: "/rules", label: texts.rules },
  { path: "/docs", label: texts.docs },
  { path: "/privacy", label: texts.privacy },
  { path: "/api/docs", label: texts.api, isOutside: true },
];

/** The foot of the public pages. */
export function Footer() {
  const [path] = useLocation();
  const hasExtensions = useSession(({ site }) => (site?.Stores.length ?? 0) > 0);
  return (
    <footer className="site-foot">
      <div className="site-foot-line">
        <p>
          <span className="site-foot-name">{product}</span>
          {texts.footer.licence}
        </p>
        <nav aria-label={texts.footer.label}>
          <ul>
            {links
              .filter((link) => hasExtensions || link.path !== "/extension")
              .map((link) => (
                <li key={link.path}>
                  <SiteAnchor link={link} path={path} className="site-foot-link" />
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
