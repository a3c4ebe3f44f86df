import { Button, ErrorArea, TextField } from "@housestyle/ui";
import { useRef, useState } from "react";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { HiddenFile } from "../../editor/files/HiddenFile.tsx";
import { ProvenanceTotals } from "../../editor/provenance/ProvenanceTotals.tsx";
import { countMatches, type ProvenanceFile, readProvenanceFile } from "../../editor/provenance/provenance-file.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { dayName } from "../../texts/dates.ts";
import { provenance } from "../../texts/provenance.ts";

const texts = provenance.check;

/** Where anyone finds out whether a file about how a document was written is signed by this server, and what it says. */
export default function Screen() {
  const [checked, setChecked] = useState<{ readonly file: ProvenanceFile; readonly isValid: boolean }>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const check = async (chosen: File) => {
    setChecked(undefined);
    setProblem(undefined);
    const file = readProvenanceFile(await chosen.text());
    if (!file) return setProblem(texts.unreadable);
    try {
      const { IsValid } = await ask(server.checkProvenance({ Payload: file.payload, Signature: file.signature }));
      setChecked({ file, isValid: IsValid });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <SignInPage title={texts.title} lead={texts.lead}>
      <div className="sign-in-parts">
        <ErrorArea messages={problem === undefined ? [] : [problem]} />
        <Button tone="primary" onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <HiddenFile
          input={input}
          accept=".json,application/json"
          label={texts.fileLabel}
          onFile={(file) => void check(file)}
        />
        <p role="status">{checked ? (checked.isValid ? texts.valid : texts.invalid) : ""}</p>
        {checked?.isValid ? <FileFacts file={checked.file} /> : null}
      </div>
    </SignInPage>
  );
}

function FileFacts({ file }: { readonly file: ProvenanceFile }) {
  const [text, setText] = useState("");
  const since = file.since === "" ? "" : dayName(file.since);
  return (
    <>
      <p>{texts.facts(file.title || texts.untitled, dayName(file.signedOn), since)}</p>
      <ProvenanceTotals totals={file.totals} />
      <TextField label={texts.compare} hint={texts.compareHint} rows={6} value={text} onChange={setText} />
      <p role="status">{text === "" ? "" : texts.matches(countMatches(file, text), file.hashes.length)}</p>
    </>
  );
}
