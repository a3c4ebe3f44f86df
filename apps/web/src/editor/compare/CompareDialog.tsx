import { Button, Select } from "@housestyle/ui";
import { useEffect, useRef, useState } from "react";
import { localOnly } from "../../app/local-only.ts";
import { momentName } from "../../texts/dates.ts";
import { editorCompare as texts } from "../../texts/editor-compare.ts";
import { editorReports } from "../../texts/editor-reports.ts";
import { useController } from "../controller/controller-context.ts";
import { DocumentChoice } from "../document-choice/DocumentChoice.tsx";
import { HiddenFile } from "../files/HiddenFile.tsx";
import { openableEndings } from "../files/openable.ts";
import { useVersions } from "../history/use-versions.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";
import { Comparison } from "./Comparison.tsx";
import { type OtherText, type ReadText, readText } from "./other-text.ts";
import "./compare.css";

/** Compares the text with an earlier version, another document, or a file. */
export default function CompareDialog() {
  const [chosen, choose] = useState<OtherText>();
  const [read, setRead] = useState<ReadText>();
  useEffect(() => {
    if (!chosen) return;
    let isGone = false;
    void readText(chosen).then((text) => {
      if (!isGone) setRead(text);
    });
    return () => {
      isGone = true;
      setRead(undefined);
    };
  }, [chosen]);
  if (!chosen) return <Choices onChoose={choose} />;
  const again = (
    <div className="versions-actions">
      <Button onClick={() => choose(undefined)}>{texts.again}</Button>
    </div>
  );
  if (!read) return <p role="status">{texts.reading}</p>;
  if ("problem" in read) {
    return (
      <>
        <p role="alert">{read.problem}</p>
        {again}
      </>
    );
  }
  return (
    <>
      <p>{texts.with(chosen.name)}</p>
      <Comparison other={read.doc}>{again}</Comparison>
    </>
  );
}

function Choices({ onChoose }: { readonly onChoose: (other: OtherText) => void }) {
  const id = Number(useController().named);
  const hasAccount = useWorkspaceState(({ account }) => account !== undefined, false);
  const isLocal = localOnly.useIsOn();
  const isOnline = hasAccount && !isLocal;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="compare-choices">
      <p>{texts.about}</p>
      {isOnline && id > 0 ? <Versions id={id} onChoose={onChoose} /> : null}
      {isOnline ? (
        <section aria-label={texts.document}>
          <h3 className="select-label">{texts.document}</h3>
          <DocumentChoice onChoose={({ id: other, name }) => onChoose({ kind: "document", id: other, name })} />
        </section>
      ) : null}
      <div>
        <Button onClick={() => input.current?.click()}>{texts.file}</Button>
        <p className="note">{texts.fileAbout}</p>
        <HiddenFile
          input={input}
          accept={openableEndings}
          label={texts.file}
          onFile={(file) => onChoose({ kind: "file", file, name: file.name })}
        />
      </div>
    </div>
  );
}

const none = "none";

function Versions({ id, onChoose }: { readonly id: number; readonly onChoose: (other: OtherText) => void }) {
  const versions = useVersions(id);
  if (typeof versions === "string" || versions.length === 0) return null;
  const options = versions.map(({ version, savedOn, words, by, name }) => ({
    value: String(version),
    label: name || editorReports.drafts.version(momentName(savedOn), words, by),
  }));
  return (
    <Select
      label={texts.version}
      value={none}
      options={[{ value: none, label: texts.chooseVersion }, ...options]}
      onChange={(value) => {
        const name = options.find((option) => option.value === value)?.label ?? "";
        if (value !== none) onChoose({ kind: "version", id, version: Number(value), name });
      }}
    />
  );
}
