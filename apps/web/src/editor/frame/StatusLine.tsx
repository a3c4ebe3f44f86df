import { readingMinutes } from "@housestyle/documents";
import { Button } from "@housestyle/ui";
import { texts } from "../../texts/editor.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { StatusChoices } from "./later.tsx";
import { isTrouble, savedText } from "./saved-text.ts";

/** The status line at the bottom: the word count, the progress of the check, and where the text is saved. */
export function StatusLine() {
  const words = useControllerState((state) => state.words);
  const saved = useControllerState((state) => state.saved);
  const sync = useControllerState((state) => state.sync);
  return (
    <footer className="status-line">
      <span>{texts.status.words(words)}</span>
      <span className="roomy">{texts.status.minutes(readingMinutes(words))}</span>
      <StatusChoices />
      <CheckState />
      <span className={isTrouble(saved, sync) ? "status-saved status-trouble" : "status-saved"}>
        {savedText(saved, sync)}
      </span>
    </footer>
  );
}

function CheckState() {
  const controller = useController();
  const engine = useControllerState((state) => state.engine);
  const isIncomplete = useControllerState((state) => state.isIncomplete);
  const slow = useControllerState((state) => state.slow);
  const { checked, total } = useControllerState((state) => state.progress);
  if (isIncomplete || engine === "failed") {
    return (
      <span className="status-check status-trouble">
        {isIncomplete ? texts.status.incomplete : texts.status.failed}{" "}
        <Button tone="quiet" onClick={() => (isIncomplete ? void controller.complete() : controller.checking?.start())}>
          {texts.status.retry}
        </Button>
      </span>
    );
  }
  if (engine === "loading") return <span className="status-check">{texts.status.loading}</span>;
  if (!slow) return <span className="status-check">{texts.status.device}</span>;
  return (
    <span className="status-check">
      <progress className="status-bar" value={checked} max={total} aria-label={texts.status.progress(checked, total)} />
      {texts.status.progress(checked, total)}
    </span>
  );
}
