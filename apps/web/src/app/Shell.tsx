import { IconButton, Toasts } from "@housestyle/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { Menu as MenuIcon, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { product } from "../texts/first.ts";
import { shell } from "../texts/shell.ts";
import { LazyBell } from "./LazyBell.tsx";
import { queryClient } from "./query-client.ts";
import { SideFoot } from "./SideFoot.tsx";
import { SideNav } from "./SideNav.tsx";
import { loadSession } from "./session.ts";
import { toasts } from "./toasts.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import "./shell.css";

const closeIcon = <X size={18} strokeWidth={1.5} aria-hidden />;

/** The frame around the screens of an account: the side bar, which is behind a button in small windows. */
export default function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  useScrollPlace();
  useEffect(() => void loadSession(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the menu, whatever the way
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!isOpen) return;
    const escaped = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    addEventListener("keydown", escaped);
    return () => removeEventListener("keydown", escaped);
  }, [isOpen]);
  return (
    <QueryClientProvider client={queryClient}>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <div className={isOpen ? "shell shell-open" : "shell"}>
        <header className="shell-head">
          <Link href="/" className="product">
            {product}
          </Link>
          <LazyBell />
          <IconButton
            className="shell-toggle"
            label={shell.nav.open}
            aria-expanded={isOpen}
            aria-controls="side-nav"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? closeIcon : <MenuIcon size={18} strokeWidth={1.5} aria-hidden />}
          </IconButton>
        </header>
        <div id="side-nav" className="shell-nav">
          <SideNav />
          <SideFoot />
        </div>
        <main id="content" className="shell-content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Toasts queue={toasts} closeLabel={shell.close} closeIcon={closeIcon} />
    </QueryClientProvider>
  );
}
