import { parsedDocument } from "@housestyle/documents";
import { linesOf } from "@housestyle/documents/merge";
import { Button, friendlyTime } from "@housestyle/ui";
import { useEffect, useMemo, useState } from "react";
import type { Answer } from "../../app/answer.ts";
import { server } from "../../app/server.ts";
import { momentName } from "../../texts/dates.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { useController } from "../controller/controller-context.ts";
import { restoreVersion } from "../controller/document-commands.ts";
import { DifferenceList } from "../sync/DifferenceList.tsx";
import { contentOf } from "../sync/send-document.ts";
import { useVersions } from "./use-versions.ts";

type Whole = Answer<"readDocumentVersion">;

const texts = editorSync.history;

/** Earlier versions: when, by whom, how long; what has changed since; and the way back to one of them. */
export default function History() {
  const controller = useController();
  const id = Number(controller.named);
  const versions = useVersions(id);
  const [chosen, choose] = useState<number>();
  if (versions === "failed") return <p>{texts.failed}</p>;
  if (versions === "loading") return <p role="status">{texts.loading}</p>;
  if (versions.length === 0) return <p>{texts.none}</p>;
  return (
    <div className="history">
      <p>{texts.about}</p>
      <div className="history-columns">
        <ul className="history-list" aria-label={texts.list}>
          {versions.map(({ version, savedOn, words, by }) => (
            <li key={version}>
              <button
                type="button"
                className="bare-button history-row"
                aria-pressed={version === chosen}
                onClick={() => choose(version)}
              >
                <time dateTime={savedOn}>{momentName(savedOn)}</time>
                <span className="note">
                  {friendlyTime(new Date(savedOn), new Date())} · {texts.words(words)} · {texts.by(by)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {chosen === undefined ? null : <Preview key={chosen} id={id} version={chosen} />}
      </div>
    </div>
  );
}

function Preview({ id, version }: { readonly id: number; readonly version: number }) {
  const controller = useController();
  const [whole, setWhole] = useState<Whole | "failed">();
  useEffect(() => {
    let isGone = false;
    void server.readDocumentVersion(undefined, { params: { id, version } }).then((outcome) => {
      if (!isGone) setWhole(outcome.kind === "done" ? outcome.value : "failed");
    });
    return () => {
      isGone = true;
    };
  }, [id, version]);
  const content = useMemo(() => (whole && whole !== "failed" ? contentOf(whole) : undefined), [whole]);
  const before = useMemo(() => linesOf(content), [content]);
  const after = useMemo(() => linesOf(controller.document.written.content), [controller]);
  if (whole === "failed") return <p>{texts.failed}</p>;
  if (!whole) return <p role="status">{texts.loading}</p>;
  const restore = () => {
    const doc = parsedDocument(content);
    if (!doc) return;
    controller.show(undefined);
    restoreVersion(controller, doc, whole.Title, texts.restored);
  };
  return (
    <div className="versions">
      <DifferenceList before={before} after={after} legend={texts.compared} />
      <div className="versions-actions">
        <Button tone="primary" onClick={restore}>
          {texts.restore}
        </Button>
      </div>
    </div>
  );
}
