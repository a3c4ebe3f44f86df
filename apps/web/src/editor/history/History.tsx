import { Checkbox, friendlyTime, Tabs } from "@housestyle/ui";
import { useState } from "react";
import { useSession } from "../../app/session.ts";
import { momentName } from "../../texts/dates.ts";
import { editorAuthors } from "../../texts/editor-authors.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { editorVersions } from "../../texts/editor-versions.ts";
import { provenance } from "../../texts/provenance.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { requestedPart } from "../frame/part.tsx";
import { SaveVersion } from "./SaveVersion.tsx";
import { useVersions, type Version } from "./use-versions.ts";
import { VersionPreview } from "./VersionPreview.tsx";
import "./history.css";

const texts = editorSync.history;

const Provenance = requestedPart(() => import("../provenance/Provenance.tsx"));
const Authors = requestedPart(() => import("./Authors.tsx"));

/** The versions of a document, and, where people write together, who wrote what, and how. `saves` to name a new version. */
export default function History({
  saves = false,
  tab = "versions",
}: {
  readonly saves?: boolean;
  readonly tab?: "versions" | "authors" | "provenance";
}) {
  const [shown, show] = useState<string>(tab);
  const id = Number(useController().named);
  const isShared = useSession(({ profile }) => profile?.Flags?.CollaborativeEditing === true);
  if (!isShared) return <Versions saves={saves} />;
  return (
    <Tabs
      label={editorAuthors.tabs}
      selected={shown}
      onSelect={show}
      items={[
        { id: "versions", label: editorAuthors.versions, content: <Versions saves={saves} /> },
        { id: "authors", label: editorAuthors.title, content: <Authors id={id} /> },
        { id: "provenance", label: provenance.tab, content: <Provenance id={id} /> },
      ]}
    />
  );
}

/** Earlier versions: their names, when, by whom, how long; what has changed since; and the way back to one of them. `saves` to name a new one. */
function Versions({ saves }: { readonly saves: boolean }) {
  const id = Number(useController().named);
  const isEditable = useControllerState((state) => state.isEditable);
  const [look, setLook] = useState(0);
  const versions = useVersions(id, look);
  const [chosen, choose] = useState<number>();
  const [onlyNamed, setOnlyNamed] = useState(false);
  if (versions === "failed") return <p>{texts.failed}</p>;
  if (versions === "loading") return <p role="status">{texts.loading}</p>;
  const again = () => setLook((last) => last + 1);
  const shown = onlyNamed ? versions.filter(({ name }) => name !== "") : versions;
  const version = versions.find((each) => each.version === chosen);
  return (
    <div className="history">
      <p>{texts.about}</p>
      {isEditable ? <SaveVersion startHere={saves} onSaved={again} /> : null}
      <Checkbox label={editorVersions.onlyNamed} checked={onlyNamed} onChange={setOnlyNamed} />
      <div className="history-columns">
        {shown.length === 0 ? (
          <p className="note">{onlyNamed ? editorVersions.noneNamed : texts.none}</p>
        ) : (
          <ul className="history-list" aria-label={texts.list}>
            {shown.map((each) => (
              <li key={each.version}>
                <VersionRow version={each} isChosen={each.version === chosen} onChoose={() => choose(each.version)} />
              </li>
            ))}
          </ul>
        )}
        {version ? <VersionPreview key={chosen} id={id} version={version} onNamed={again} /> : null}
      </div>
    </div>
  );
}

function VersionRow({
  version: { savedOn, words, by, name },
  isChosen,
  onChoose,
}: {
  readonly version: Version;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <button type="button" className="bare-button history-row" aria-pressed={isChosen} onClick={onChoose}>
      {name === "" ? null : <strong className="history-name">{name}</strong>}
      <time dateTime={savedOn}>{momentName(savedOn)}</time>
      <span className="note">
        {friendlyTime(new Date(savedOn), new Date())} · {texts.words(words)} · {texts.by(by)}
      </span>
    </button>
  );
}
