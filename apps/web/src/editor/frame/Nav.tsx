import { IconButton } from "@housestyle/ui";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Link } from "wouter";
import { deviceSwitch } from "../../app/device-switch.ts";
import { LazyBell } from "../../app/LazyBell.tsx";
import { SideFoot } from "../../app/SideFoot.tsx";
import { SideNav } from "../../app/SideNav.tsx";
import { parts } from "../../texts/editor-parts.ts";
import { product } from "../../texts/first.ts";
import { useMedium } from "./use-medium.ts";

const wide = deviceSwitch("housestyle.side-bar", true);

/** The navigation next to the text. It folds to icons, and starts folded where there is little space. */
export default function Nav() {
  const isMedium = useMedium();
  const isWide = wide.useIsOn() && !isMedium;
  const Icon = isWide ? PanelLeftClose : PanelLeftOpen;
  return (
    <header className={isWide ? "side-bar" : "side-bar side-bar-folded"}>
      <div className="side-bar-head">
        {isWide ? (
          <Link href="/" className="product">
            {product}
          </Link>
        ) : null}
        <LazyBell />
        {isMedium ? null : (
          <IconButton label={isWide ? parts.nav.fold : parts.nav.unfold} onClick={() => wide.set(!isWide)}>
            <Icon size={18} strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </div>
      <SideNav />
      <SideFoot />
    </header>
  );
}
