import { Button, Dialog, Progress } from "@housestyle/ui";
import { useEffect, useRef, useState } from "react";
import { complain } from "../../app/complain.ts";
import { toasts } from "../../app/toasts.ts";
import type { DownloadFormat } from "../../editor/files/download-formats.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import type { DocumentListRow } from "./document.ts";
import type { MissingDocument } from "./document-archive.ts";
import { downloadArchive } from "./download-documents.ts";

/** What is to be downloaded, and under which name. */
export interface ArchiveRequest {
  readonly name: string;
  readonly format: DownloadFormat;
  readonly list: (signal: AbortSignal) => Promise<readonly DocumentListRow[]>;
}

/** Downloads documents as an archive, shows the progress, and lists what is missing from it. */
export function ArchiveDialog({
  request,
  onClose,
}: {
  readonly request: ArchiveRequest;
  readonly onClose: () => void;
}) {
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const [missing, setMissing] = useState<readonly MissingDocument[]>([]);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const { name, format, list } = request;
    const canceling = new AbortController();
    const { signal } = canceling;
    const run = async () => {
      const rows = await list(signal);
      const onProgress = (done: number) => setProgress({ done, all: rows.length });
      const made = await downloadArchive(rows, format, name, onProgress, signal);
      if (made.count > 0) toasts.show({ kind: "success", title: texts.archived(made.count, name) });
      if (made.missing.length > 0) setMissing(made.missing);
      else close.current();
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      complain(error, shell.failed);
      close.current();
    });
    return () => canceling.abort();
  }, [request]);
  const isOver = missing.length > 0;
  return (
    <Dialog title={texts.archiveTitle} onClose={onClose}>
      {isOver ? (
        <div role="alert">
          <p>{texts.missing(missing.length)}</p>
          <ul className="missing-documents">
            {missing.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name}</strong> {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Progress
          label={progress ? texts.archiving(progress.done + 1, progress.all) : texts.finding}
          {...(progress ? { value: progress.done, max: progress.all } : {})}
          delay={0}
        />
      )}
      <div className="content-foot">
        <Button onClick={onClose}>{isOver ? texts.close : texts.cancel}</Button>
      </div>
    </Dialog>
  );
}
