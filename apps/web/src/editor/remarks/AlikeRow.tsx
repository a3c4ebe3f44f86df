import type { Remark } from "@housestyle/surfaces";
import { Button } from "@housestyle/ui";
import { ChevronDown, ChevronRight } from "lucide-react";
import { texts } from "../../texts/editor.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController } from "../controller/controller-context.ts";
import { acceptAlike, ignoreAlike } from "../controller/remark-commands.ts";

/** Many remarks that say the same, in one row: decided about at once, or unfolded to be looked at one by one. */
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
  const controller = useController();
  const [suggestion] = finding.suggestions;
  const Arrow = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <div className="alike-row">
      <button type="button" className="remark-row" aria-expanded={isUnfolded} onClick={toggle}>
        <span className="remark-context">
          <span className={`remark-words mark mark-${finding.kind}`}>{finding.text}</span>
          <span className="alike-count">{parts.panel.places(count)}</span>
          <Arrow className="alike-arrow" size={16} strokeWidth={1.5} aria-hidden />
        </span>
        <span className="visually-hidden">{texts.kinds[finding.kind]}</span>
        <span className={suggestion ? "remark-instead" : "remark-why"}>{suggestion || finding.message}</span>
      </button>
      <div className="alike-actions">
        {suggestion === undefined ? null : (
          <Button tone="quiet" onClick={() => acceptAlike(controller, key, suggestion)}>
            {parts.card.alike(count)}
          </Button>
        )}
        <Button tone="quiet" onClick={() => ignoreAlike(controller, key)}>
          {parts.card.ignoreAlike(count)}
        </Button>
      </div>
    </div>
  );
}
