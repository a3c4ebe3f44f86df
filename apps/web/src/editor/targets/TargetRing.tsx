import { Button } from "@housestyle/ui";
import { editorTargets as texts } from "../../texts/editor-targets.ts";
import { useController } from "../controller/controller-context.ts";
import { useWorkspaceStore } from "../workspace/use-workspace.ts";
import { type TargetProgress, targetProgress } from "./target-progress.ts";

/** How much was written today, with a ring that closes at the target; pressing it shows the targets. */
export function TargetRing() {
  const controller = useController();
  const state = useWorkspaceStore(
    (workspace) => workspace.targets.state,
    (each) => each,
    undefined,
  );
  const progress = state && targetProgress(state.targets, state.words, state.today);
  if (!progress) return null;
  const said = progress.what === "daily" ? texts.ofDaily(progress.done, progress.target) : texts.today(state.today);
  return (
    <span className="target">
      <Button tone="quiet" onClick={() => controller.show({ name: "targets" })}>
        <Ring progress={progress} />
        <span className="target-words">{said}</span>
      </Button>
    </span>
  );
}

/**
 * A circle with a circumference of 100, drawn from the top. It shows a check mark once the target is met, because color
 * alone must not carry meaning.
 */
function Ring({ progress: { share, isReached } }: { readonly progress: TargetProgress }) {
  return (
    <svg className="target-ring" viewBox="0 0 36 36" aria-hidden>
      <circle className="target-track" cx={18} cy={18} r={radius} />
      <circle
        className="target-done"
        cx={18}
        cy={18}
        r={radius}
        strokeDasharray={`${share * 100} 100`}
        transform="rotate(-90 18 18)"
      />
      {isReached ? <path className="target-check" d="M11 18.5l5 5 9-10" /> : null}
    </svg>
  );
}

const radius = 50 / Math.PI;
