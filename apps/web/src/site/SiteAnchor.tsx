import { Link } from "wouter";
import { isCurrent, type SiteLink } from "./site-menu.ts";

/** A link in the header or the footer. The one to the current page is marked. */
export function SiteAnchor({
  link,
  path,
  className,
}: {
  readonly link: SiteLink;
  readonly path: string;
  readonly className: string;
}) {
  const words = (
    <>
      <span className="site-link-label">{link.label}</span>
      {link.about ? <span className="site-link-about">{link.about}</span> : null}
    </>
  );
  const current = isCurrent(link, path) ? "page" : undefined;
  // A place of another page is found by the browser, not by the router.
  if (link.isOutside || link.path.includes("#")) {
    return (
      <a href={link.path} className={className}>
        {words}
      </a>
    );
  }
  return (
    <Link href={link.path} className={className} aria-current={current}>
      {words}
    </Link>
  );
}
