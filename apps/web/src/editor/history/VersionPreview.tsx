import { parsedDocument } from "@housestyle/documents";
import { Button } from "@housestyle/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Answer } from "../../app/answer.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { editorAuthors } from "../../texts/editor-authors.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { editorVersions } from "../../texts/editor-versions.ts";
import { Comparison } from "../compare/Comparison.tsx";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { restoreVersion } from "../controller/document-commands.ts";
import { requestedPart } from "../frame/part.tsx";
import { contentOf } from "../sync/send-document.ts";
import { NameForm } from "./NameForm.tsx";
import { nameVersion } from "./name-version.ts";
import type { Version } from "./use-versions.ts";

const Replay = requestedPart(() => import("./Replay.tsx"));
const texts = editorSync.history;

interface PreviewProps {
  readonly id: number;
  readonly version: Version;
  readonly onNamed: () => void;
}

/** What has changed since a version, its name, and the way back to it. */
export function VersionPreview(props: PreviewProps) {
  const { id } = props;
  const { version } = props.version;
  const controller = useController();
  const isEditable = useControllerState((state) => state.isEditable);
  const isShared = useSession(({ profile }) => profile?.Flags?.CollaborativeEditing === true);
  const [isReplayed, setReplayed] = useState(false);
  const [whole, setWhole] = useState<Answer<"readDocumentVersion"> | "failed">();
  useEffect(() => {
    let isGone = false;
    void server.readDocumentVersion(undefined, { params: { id, version } }).then((outcome) => {
      if (!isGone) setWhole(outcome.kind === "done" ? outcome.value : "failed");
    });
    return () => {
      isGone = true;
    };
  }, [id, version]);
  const doc = useMemo(() => (whole && whole !== "failed" ? parsedDocument(contentOf(whole)) : undefined), [whole]);
  if (!whole) return <p role="status">{texts.loading}</p>;
  if (whole === "failed" || !doc) return <p>{texts.failed}</p>;
  const restore = () => {
    controller.show(undefined);
    restoreVersion(controller, doc, whole.Title, texts.restored);
  };
  return (
    <div className="versions">
      {isEditable ? <VersionName {...props} /> : null}
      {isShared ? (
        <div className="versions-actions">
          <Button aria-expanded={isReplayed} onClick={() => setReplayed(!isReplayed)}>
            {isReplayed ? editorAuthors.replay.close : editorAuthors.replay.open}
          </Button>
        </div>
      ) : null}
      {isReplayed ? <Replay id={id} version={version} /> : null}
      <Comparison other={doc} legend={texts.compared}>
        {isEditable ? (
          <div className="versions-actions">
            <Button tone="primary" onClick={restore}>
              {texts.restore}
            </Button>
          </div>
        ) : null}
      </Comparison>
    </div>
  );
}

/** The name of a version, which can be given, changed, and removed. */
function VersionName({ id, version: { version, name }, onNamed }: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button is there again.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  const change = async (to: string) => {
    setPending(true);
    const { isDone, message } = await nameVersion(id, version, to);
    setPending(false);
    setSaid(message);
    if (!isDone) return false;
    close();
    onNamed();
    return false;
  };
  return (
    <div>
      {isOpen ? (
        <NameForm action={editorVersions.apply} before={name} isPending={isPending} startHere onName={change}>
          <Button tone="quiet" onClick={close}>
            {editorVersions.cancel}
          </Button>
        </NameForm>
      ) : (
        <div className="version-name">
          {name === "" ? null : <span className="version-name-words">{name}</span>}
          <Button ref={opener} onClick={() => setOpen(true)}>
            {name === "" ? editorVersions.give : editorVersions.rename}
          </Button>
          {name === "" ? null : (
            <Button tone="quiet" pending={isPending} onClick={() => void change("")}>
              {editorVersions.unname}
            </Button>
          )}
        </div>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
