import { Button, Checkbox, Chip, Dialog, Select, TextField } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { FilePlus2, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { accessTo } from "../../../app/access.ts";
import { localOnly } from "../../../app/local-only.ts";
import { useSession } from "../../../app/session.ts";
import { editorNorms as texts } from "../../../texts/editor-norms.ts";
import { useDocuments } from "../../document-choice/use-documents.ts";
import { openableEndings } from "../../files/openable.ts";
import { useReports } from "../use-reports.ts";
import type { ChosenText } from "./chosen-text.ts";
import type { NormScope } from "./norms.ts";
import type { Counting } from "./norms-state.ts";
import "./norms.css";

const keyOf = (text: ChosenText): string => (text.kind === "file" ? `file/${text.name}` : `document/${text.id}`);

/** Chooses texts and counts them: “my last three books”. */
export function AddNorm({ onClose }: { readonly onClose: () => void }) {
  const { norms } = useReports();
  const counting = useStore(norms.state, (state) => state.counting);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly ChosenText[]>([]);
  const [keeper, setKeeper] = useState<NormScope>();
  const [isMissing, setMissing] = useState(false);
  const isLocal = localOnly.useIsOn();
  const isSignedIn = useSession(({ kind }) => kind === "in") && !isLocal;
  useEffect(() => () => norms.forget(), [norms]);
  const isCounting = counting?.state === "reading";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "" || chosen.length === 0);
    if (name.trim() === "" || chosen.length === 0 || isCounting) return;
    if (await norms.add(name.trim(), chosen, keeper ?? (isSignedIn ? "account" : "device"))) onClose();
  };
  const toggle = (text: ChosenText, isOn: boolean) =>
    setChosen((all) => [...all.filter((each) => keyOf(each) !== keyOf(text)), ...(isOn ? [text] : [])]);
  const files = chosen.filter(({ kind }) => kind === "file");
  return (
    <Dialog
      title={texts.title}
      text={texts.about}
      closeLabel={texts.cancel}
      closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
      onClose={onClose}
    >
      <form className="add-norm" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={texts.name} hint={texts.nameHint} value={name} maxLength={100} startHere onChange={setName} />
        {isSignedIn ? <Documents chosen={chosen} onToggle={toggle} /> : null}
        {files.length > 0 ? (
          <ul className="sources-files" aria-label={texts.files}>
            {files.map((file) => (
              <li key={file.name}>
                <Chip removeLabel={texts.drop(file.name)} onRemove={() => toggle(file, false)}>
                  {file.name}
                </Chip>
              </li>
            ))}
          </ul>
        ) : null}
        <Files
          onChoose={(all) => {
            for (const file of all) toggle({ kind: "file", file, name: file.name }, true);
          }}
        />
        {isSignedIn ? (
          <KeptBy value={keeper ?? "account"} onChange={setKeeper} />
        ) : (
          <p className="note">{texts.stays}</p>
        )}
        {isMissing ? <p role="alert">{texts.missing}</p> : null}
        <Progress counting={counting} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" pending={isCounting}>
            {texts.count}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Documents({
  chosen,
  onToggle,
}: {
  readonly chosen: readonly ChosenText[];
  readonly onToggle: (text: ChosenText, isOn: boolean) => void;
}) {
  const documents = useDocuments();
  if (documents === undefined) return <p role="status">{texts.loading}</p>;
  if (documents === "failed") return <p role="alert">{texts.away}</p>;
  if (documents.length === 0) return <p className="note">{texts.noDocuments}</p>;
  const ids = new Set(chosen.flatMap((each) => (each.kind === "document" ? [each.id] : [])));
  return (
    <fieldset className="norm-documents">
      <legend>{texts.documents}</legend>
      {documents.map(({ id, name, words }) => (
        <Checkbox
          key={id}
          label={texts.document(name, words)}
          checked={ids.has(id)}
          onChange={(isOn) => onToggle({ kind: "document", id, name }, isOn)}
        />
      ))}
    </fieldset>
  );
}

function Files({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={openableEndings}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FilePlus2 size={16} strokeWidth={1.5} aria-hidden />
        {texts.addFiles}
      </Button>
    </>
  );
}

/** Teams that this person runs may have it, too. */
function KeptBy({ value, onChange }: { readonly value: NormScope; readonly onChange: (keeper: NormScope) => void }) {
  const teams = useSession((session) => session.teams);
  const positions = useSession((session) => session.positions);
  const run = teams.filter(({ Id }) => accessTo({ positions, teams }, Id).canEdit);
  if (run.length === 0) return null;
  const options = [
    { value: "account", label: texts.mine },
    ...run.map(({ Id, Name }) => ({ value: String(Id), label: texts.teams(Name) })),
  ];
  return (
    <Select
      label={texts.keeper}
      value={String(value)}
      options={options}
      onChange={(keeper) => onChange(keeper === "account" ? keeper : Number(keeper))}
    />
  );
}

function Progress({ counting }: { readonly counting: Counting | undefined }) {
  return (
    <>
      <p role="status">{counting?.state === "reading" ? texts.reading(counting.read + 1, counting.all) : null}</p>
      {counting?.state === "failed" ? <p role="alert">{texts.failed(counting.name)}</p> : null}
    </>
  );
}
