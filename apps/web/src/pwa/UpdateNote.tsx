import { Button } from "@housestyle/ui";
import { pwaTexts } from "../texts/pwa.ts";
import { applyUpdate, useIsUpdateReady } from "./updates.ts";

/** Offers the new version of the page once it is there. Nothing is reloaded before somebody says so. */
export function UpdateNote() {
  if (!useIsUpdateReady()) return null;
  return (
    <section className="conflict" aria-label={pwaTexts.label} role="status">
      <p>{pwaTexts.ready}</p>
      <Button tone="primary" onClick={() => void applyUpdate()}>
        {pwaTexts.reload}
      </Button>
    </section>
  );
}
