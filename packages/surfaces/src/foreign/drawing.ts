import { boxRules, type MarkPalette, ownPalette } from "./look.ts";
import { rememberPasswords } from "./remember-passwords.ts";

/**
 * What is drawn over a page of another site: one element at its end, with a shadow root. Everything shown besides marks
 * also goes into `root`.
 */
export interface Drawing {
  readonly root: ShadowRoot;
  /** The parent of the marks. Its top left corner moves, so measure it. */
  readonly layer: HTMLElement;
  /** The look of the marks. */
  readonly palette: MarkPalette;
  /** Raises the drawing above an element, even one in a dialog. */
  over(element: Element): void;
  /** Adds style rules to the page itself, where a constructed sheet cannot be used. Returns a function that removes them. */
  rulesOfPage(rules: string): () => void;
  /** Removes everything from the page. */
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

/** Options of a drawing that differ from those of the browser extension. */
interface DrawingOptions {
  /** Open if the page itself has asked for the drawing. The page, and tools that test it, can then access it. */
  readonly mode?: ShadowRootMode;
  readonly palette?: MarkPalette;
}

/** Starts a drawing over a page, once for each document. The page stays unchanged until something is drawn. */
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

/** Moves the drawing into a dialog or popover, which covers everything else, if the element is inside one. */
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
