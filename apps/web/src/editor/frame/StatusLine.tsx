import { readingMinutes } from "@housestyle/documents";
import { Button } from "@housestyle/ui";
import { texts } from "../../texts/editor.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { ReadingChoice, Score } from "./later.tsx";
import { isTrouble, savedText } from "./saved-text.ts";

/** The thin line at the foot: how much there is, how far the check has come, and where the text is kept. */
export function StatusLine() {
  const words = useDeskState((state) => state.words);
  const saved = useDeskState((state) => state.saved);
  const sync = useDeskState((state) => state.sync);
  return (
    <footer className="status-line">
      <span>{texts.status.words(words)}</span>
      <span className="roomy">{texts.status.minutes(readingMinutes(words))}</span>
      <Score />
      <ReadingChoice />
      <CheckState />
      <span className={isTrouble(saved, sync) ? "status-saved status-trouble" : "status-saved"}>
        {savedText(saved, sync)}
      </span>
    </footer>
  );
}

function CheckState() {
  const desk = useDesk();
  const engine = useDeskState((state) => state.engine);
  const slow = useDeskState((state) => state.slow);
  const { checked, total } = useDeskState((state) => state.progress);
  if (engine === "failed") {
    return (
      <span className="status-check status-trouble">
        {texts.status.failed}{" "}
        <Button tone="quiet" onClick={() => desk.checking?.start()}>
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
