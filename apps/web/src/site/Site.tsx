import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { loadSession } from "../app/session.ts";
import { focusContent, useScrollPlace } from "../app/use-scroll-place.ts";
import { shell } from "../texts/shell.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { mobileHeaderOffset } from "./wide-screen.ts";
import "./site.css";

/** The frame of the public pages: a sticky header, and a plain footer. */
export default function Site({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useScrollPlace(() => focusContent(content));
  useEffect(() => void loadSession(), []);
  // Before a page that is drawn in the same moment scrolls to a place of its own.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.scrollPaddingBlockStart = `${mobileHeaderOffset}px`;
    return () => {
      root.style.scrollPaddingBlockStart = "";
    };
  }, []);
  return (
    <div className="site">
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <Header />
      <main ref={content} id="content" className="site-content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
