import { Button } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { useEffect } from "react";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { useController } from "../controller/controller-context.ts";
import { type AssistedVersion, heldBack, problemOf } from "./assistance-state.ts";
import { type DocumentTask, keptDocumentAssistance } from "./document-assistance.ts";
import { DeviceNote, ModelChoice } from "./ModelChoice.tsx";
import { useModelInUse } from "./model-in-use.ts";
import { type LanguageModelOffer, useModelOffer } from "./model-offer.ts";
import "./assistance.css";

/** Asks a language model to continue the text, for ideas, or for a critique, and shows what it has written. */
export default function ModelDialog({ task }: { readonly task: DocumentTask }) {
  const controller = useController();
  const assistance = keptDocumentAssistance(controller);
  const offer = useModelOffer();
  // What was asked for before is about something else. A critique stays until the next one.
  useEffect(() => {
    const { stream } = keptDocumentAssistance(controller);
    if (task !== "critique" || stream.state.read().task !== task) stream.reset();
    return () => {
      if (stream.state.read().kind === "writing") stream.stop();
    };
  }, [controller, task]);
  if (offer === undefined) return <p role="status">{texts.looking}</p>;
  if (offer === null) return <p role="status">{texts.none}</p>;
  const text = assistance.textFor(task);
  if (text === undefined) return <p role="status">{assistance.refusalOf(task)}</p>;
  return <Request offer={offer} task={task} length={text.length} />;
}

interface RequestProps {
  readonly offer: LanguageModelOffer;
  readonly task: DocumentTask;
  /** How many characters of the text would be read. */
  readonly length: number;
}

function Request({ offer, task, length }: RequestProps) {
  const assistance = keptDocumentAssistance(useController());
  const kind = useStore(assistance.stream.state, (state) => state.kind);
  const chosen = useModelInUse(offer);
  const { Host = "", Model = "" } = offer.provider ?? {};
  return (
    <div className="model-dialog">
      <ModelChoice offer={offer} chosen={chosen} />
      <p className="note">
        {chosen.place === "server" ? (
          <>
            {texts.sendsText[task](Host, Model, length)}{" "}
            {offer.Limit === null ? null : texts.used(offer.Used, offer.Limit)} {chosen.isSpent ? texts.spent : null}
          </>
        ) : (
          <DeviceNote offer={offer} chosen={chosen} />
        )}
      </p>
      <div className="model-actions">
        {kind === "writing" ? (
          <Button onClick={() => assistance.stream.stop()}>{texts.stop}</Button>
        ) : (
          <Button
            tone="primary"
            data-autofocus
            disabled={chosen.isSpent}
            onClick={() => void assistance.start(chosen.ask, task)}
          >
            {kind === "done" ? texts.again : texts.start[task]}
          </Button>
        )}
      </div>
      {kind === "idle" ? null : <Results task={task} />}
    </div>
  );
}

function Results({ task }: { readonly task: DocumentTask }) {
  const assistance = keptDocumentAssistance(useController());
  const { kind, versions, loading, failure } = useStore(assistance.stream.state, (state) => state);
  const offered = versions.filter((version) => version.kind === "offered");
  const problem = problemOf(versions);
  const held = [...heldBack(versions)].map(([why, count]) =>
    task === "critique" ? texts.dropped(count) : texts.held(why, count),
  );
  const outcome = failure ?? (problem ? texts.problems[problem] : texts.lines[task](offered.length));
  return (
    <>
      <p className="note" role="status">
        {kind === "writing"
          ? loading === undefined
            ? texts.writing
            : texts.loading(loading)
          : [outcome, ...held].join(" ")}
      </p>
      <ul className="model-lines" aria-label={texts.versions} aria-busy={kind === "writing"}>
        {versions.map((version, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version keeps its place
          <Line key={index} task={task} version={version} />
        ))}
      </ul>
      {kind === "done" && offered.length > 0 ? <p className="note">{texts.advice}</p> : null}
    </>
  );
}

function Line({ task, version }: { readonly task: DocumentTask; readonly version: AssistedVersion }) {
  const controller = useController();
  const assistance = keptDocumentAssistance(controller);
  if (version.kind === "held" || version.kind === "failed") return null;
  const { text, kind } = version;
  if (kind !== "offered") return <li className="model-writing">{text}</li>;
  const point = task === "critique" ? assistance.pointOf(version) : undefined;
  if (task === "ideas" || (task === "critique" && !point)) return <li className="model-line">{text}</li>;
  const choose = () => {
    controller.show(undefined);
    if (point) assistance.show(point);
    else assistance.insert(version);
  };
  return (
    <li>
      <Button className="rephrase-choice" onClick={choose}>
        {point ? (
          <>
            <q className="model-quote">{point.quote}</q> <span>{point.note}</span>
          </>
        ) : (
          <span className="rephrase-preview">{text}</span>
        )}
      </Button>
    </li>
  );
}
