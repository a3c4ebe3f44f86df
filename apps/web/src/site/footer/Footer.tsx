import { Link } from "wouter";
import { site } from "../../texts/site.ts";
import "./footer.css";

const { footer: texts } = site;

/** The foot of the public pages. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-line">
        <nav aria-label={texts.label}>
          <ul>
            <li>
              <Link href="/editor">{texts.editor}</Link>
            </li>
            <li>
              <Link href="/word-explorer">{texts.explorer}</Link>
            </li>
            <li>
              <Link href="/extension">{texts.extensions}</Link>
            </li>
            <li>
              <Link href="/privacy">{texts.privacy}</Link>
            </li>
            <li>
              {/* A page of the server's own, outside the app. */}
              <a href="/api/docs">{texts.api}</a>
            </li>
          </ul>
        </nav>
        <p>{texts.note}</p>
      </div>
    </footer>
  );
}
