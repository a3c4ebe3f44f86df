import { ClipboardHost, type DesktopBridge } from "./desktop/clipboard-host.ts";
import { startPane } from "./pane/start-pane.tsx";
import { checks, reports } from "./workers.ts";

/** What the desktop program has put into the page. */
const { housestyleDesktop: desktop } = globalThis as unknown as { readonly housestyleDesktop: DesktopBridge };

const pane = await startPane({ host: new ClipboardHost(desktop), server: "", checks, reports });

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.key === "F8") pane.commands.go(event.shiftKey ? -1 : 1, "panel");
  if (event.key === "Escape") void desktop.ask("done", { paste: false });
});
// Before a card takes it for its first suggestion.
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void desktop.ask("done", { paste: true });
  },
  { capture: true },
);

let count = 0;
pane.state.subscribe(() => {
  const before = count;
  count = pane.state.read().remarks.length;
  if (count === before) return;
  void desktop.ask("badge", { count });
  // The first remark is at hand at once: Enter accepts it, and leads to the next.
  if (before === 0) pane.commands.go(1, "panel");
});
