import { boxRules, type MarkPalette, ownPalette } from "./look.ts";
import { rememberPasswords } from "./remember-passwords.ts";

/**
 * What is drawn over a page that is not ours: one element at its end, with a shadow of its own. Whoever shows more than marks puts
 * it into `root`, too.
 */
export interface Drawing {
  readonly root: ShadowRoot;
  /** Marks go in here. Its left upper corner is no fixed place: ask where it is. */
  readonly layer: HTMLElement;
  /** How its marks look. */
  readonly palette: MarkPalette;
  /** Sees to it that what is drawn lies over this element, wherever it is. */
  over(element: Element): void;
  /** Rules for the page itself, where it cannot be given a sheet. The answer takes them back. */
  rulesOfPage(rules: string): () => void;
  /** Takes all of it off the page. */
  close(): void;
}

const frame =
  "all: initial; position: absolute; inset: 0 auto auto 0; inline-size: 0; block-size: 0; overflow: visible;";
const rules = `
:host { ${frame.replaceAll(";", " !important;")} z-index: 2147483647 !important; pointer-events: none !important; }
.layer { ${frame} pointer-events: none; forced-color-adjust: none; }
.layer :is(div, span) { all: unset; }
.layer .pane { position: absolute; overflow: clip; display: block; }
.layer .field { position: absolute; display: block; box-sizing: border-box; overflow: hidden; transform-origin: 0 0; color: transparent; -webkit-text-fill-color: transparent; user-select: none; }`;

/** How a drawing differs from that of a program beside the page. */
interface DrawingOptions {
  /** Open where the page itself has asked for what is drawn: then it, and tools that test it, may look into it. */
  readonly mode?: ShadowRootMode;
  readonly palette?: MarkPalette;
}

/** Begins to draw over a page, once for each document. Until something is drawn, nothing is on the page. */
export function openDrawing(
  document: Document,
  { mode = "closed", palette = ownPalette }: DrawingOptions = {},
): Drawing {
  rememberPasswords(document);
  const host = document.createElement("div");
  const root = host.attachShadow({ mode });
  const style = document.createElement("style");
  style.textContent = rules + boxRules(palette);
  const layer = document.createElement("div");
  layer.className = "layer";
  layer.ariaHidden = "true";
  root.append(style, layer);
  return {
    root,
    layer,
    palette,
    over(element) {
      if (!host.isConnected) document.documentElement.append(host);
      raise(host, element);
    },
    rulesOfPage(rules) {
      const sheet = document.createElement("style");
      sheet.textContent = rules;
      host.append(sheet);
      document.documentElement.append(host);
      return () => sheet.remove();
    },
    close: () => host.remove(),
  };
}

/** Dialogs and pop-ups lie over everything else: what is written in them has its marks there. */
function raise(host: HTMLElement, element: Element): void {
  const isOnTop = element.closest("dialog:modal, :popover-open") !== null;
  const isRaised = host.popover === "manual" && host.matches(":popover-open");
  if (isOnTop === isRaised) return;
  if (isOnTop) {
    host.popover = "manual";
    host.showPopover();
  } else {
    host.hidePopover();
    host.popover = null;
  }
}
