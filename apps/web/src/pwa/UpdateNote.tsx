import { Button } from "@housestyle/ui";
import { pwaTexts } from "../texts/pwa.ts";
import { applyUpdate, useIsUpdateReady } from "./updates.ts";

/** Offers a new version of the page once it is available. The page is not reloaded before the person agrees. */
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
