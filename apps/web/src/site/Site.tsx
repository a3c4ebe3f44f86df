import { type ReactNode, useEffect, useRef, useState } from "react";
import { loadSession } from "../app/session.ts";
import { site } from "../texts/site.ts";
import { Footer } from "./footer/Footer.tsx";
import { Header } from "./header/Header.tsx";
import { useScrollPlace } from "./use-scroll-place.ts";
import "./site.css";

/** What stands around the public pages. Who is looking is asked once the page is drawn. */
export default function Site({ children }: { readonly children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  useEffect(() => void loadSession(), []);
  useScrollPlace(content);
  return (
    <div className="site">
      <a className="skip-link" href="#content">
        {site.skip}
      </a>
      <Header isMenuOpen={isMenuOpen} setMenuOpen={setMenuOpen} />
      <main ref={content} id="content" className="site-content" tabIndex={-1} inert={isMenuOpen}>
        {children}
      </main>
      <div inert={isMenuOpen}>
        <Footer />
      </div>
    </div>
  );
}
