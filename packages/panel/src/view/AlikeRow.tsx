import type { Remark } from "@housestyle/surfaces";
import { Button } from "@housestyle/ui";
import { ChevronDown, ChevronRight } from "lucide-react";
import { texts } from "../remark-texts.ts";
import { usePanel } from "./panel-host.ts";

/** Shows many alike remarks in one row, which can be decided together or expanded. */
export function AlikeRow({
  first: { key, finding },
  count,
  isUnfolded,
  toggle,
}: {
  readonly first: Remark;
  readonly count: number;
  readonly isUnfolded: boolean;
  readonly toggle: () => void;
}) {
  const host = usePanel();
  const [suggestion] = finding.suggestions;
  const Arrow = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <div className="alike-row">
      <button type="button" className="remark-row" aria-expanded={isUnfolded} onClick={toggle}>
        <span className="remark-context">
          <span className={`remark-words mark mark-${finding.kind}`} lang="en">
            {finding.text}
          </span>
          <span className="alike-count">{texts.panel.places(count)}</span>
          <Arrow className="alike-arrow" size={16} strokeWidth={1.5} aria-hidden />
        </span>
        <span className="visually-hidden">{texts.kinds[finding.kind]}</span>
        <span className={suggestion?.trim() ? "remark-instead" : "remark-why"} lang="en">
          {suggestion?.trim() || finding.message}
        </span>
      </button>
      <div className="alike-actions">
        {suggestion === undefined ? null : (
          <Button tone="quiet" onClick={() => host.shown()?.commands.acceptAlike(key, suggestion)}>
            {texts.card.alike(count)}
          </Button>
        )}
        <Button tone="quiet" onClick={() => host.shown()?.commands.ignoreAlike(key)}>
          {texts.card.ignoreAlike(count)}
        </Button>
      </div>
    </div>
  );
}
