import { Button, ErrorArea, Switch } from "@housestyle/ui";
import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../../app/answer.ts";
import { ask, messageOf } from "../../app/ask.ts";
import { download } from "../../app/download.ts";
import { server } from "../../app/server.ts";
import { dayName } from "../../texts/dates.ts";
import { provenance as texts } from "../../texts/provenance.ts";
import { useController } from "../controller/controller-context.ts";
import { ProvenanceTotals } from "./ProvenanceTotals.tsx";
import { recordingOf } from "./recording-of.ts";
import "./provenance.css";

type State = Answer<"readDocumentProvenance">;

/** Whether it is recorded how the document is written, what was recorded, and the signed file of that. */
export default function Provenance({ id }: { readonly id: number }) {
  const controller = useController();
  const [state, setState] = useState<State | "failed">();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState("");
  const take = useCallback(
    (now: State) => {
      setState(now);
      controller.state.set({ recording: recordingOf(now) });
    },
    [controller],
  );
  useEffect(() => {
    ask(server.readDocumentProvenance(undefined, { params: { id } })).then(take, () => setState("failed"));
  }, [id, take]);
  if (state === undefined) return <p role="status">{texts.loading}</p>;
  if (state === "failed") return <p>{texts.failed}</p>;
  const act = async (work: () => Promise<string | undefined>) => {
    setError(undefined);
    setDone("");
    try {
      setDone((await work()) ?? "");
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const record = (IsRecorded: boolean) =>
    act(async () => {
      take(await ask(server.recordDocumentProvenance({ IsRecorded }, { params: { id } })));
      return IsRecorded ? texts.started : texts.stopped;
    });
  const remove = () =>
    act(async () => {
      await ask(server.deleteDocumentProvenance(undefined, { params: { id } }));
      take(await ask(server.readDocumentProvenance(undefined, { params: { id } })));
      return texts.deleted;
    });
  const save = () =>
    act(async () => {
      const { problem } = await download(`/api/v1/documents/${id}/provenance/file`);
      if (problem !== undefined) setError(problem);
      return undefined;
    });
  return (
    <div className="provenance">
      <p>{texts.about}</p>
      <ErrorArea messages={error === undefined ? [] : [error]} />
      {state.IsAllowed ? null : <p className="note">{texts.notAllowed}</p>}
      {state.CanChange ? (
        <Switch
          label={texts.isOn}
          checked={state.IsRecorded}
          disabled={!state.IsAllowed}
          onChange={(isOn) => void record(isOn)}
        />
      ) : (
        <p>
          {state.IsRecorded ? texts.on : texts.off} {texts.ownersOnly}
        </p>
      )}
      <p role="status" className="note">
        {done}
      </p>
      {state.CanChange && state.Since !== null ? (
        <>
          <p className="note">
            {texts.since(dayName(state.Since))} {texts.moved}
          </p>
          {state.Totals.length === 0 ? null : <ProvenanceTotals totals={state.Totals} />}
          <p className="note">{texts.fileAbout}</p>
          <div className="provenance-acts">
            <Button onClick={() => void save()}>{texts.download}</Button>
            <Button tone="danger" title={texts.deleteAbout} onClick={() => void remove()}>
              {texts.delete}
            </Button>
          </div>
          <p className="note">{texts.deleteAbout}</p>
        </>
      ) : null}
    </div>
  );
}
