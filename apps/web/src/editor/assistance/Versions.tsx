import { Button } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { useEffect, useMemo, useRef } from "react";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { useController } from "../controller/controller-context.ts";
import { Lines } from "../rephrase/Lines.tsx";
import { previewOf } from "../rephrase/preview.ts";
import { useRephraseState } from "../rephrase/use-rephrase-state.ts";
import { keptAssistance } from "./assistance-controller.ts";
import { type AssistedVersion, heldBack, problemOf } from "./assistance-state.ts";
import type { AskModel } from "./model-in-use.ts";

/** The versions of a request side by side: those that can be chosen, and how many were held back for which reason. */
export function Versions({ ask }: { readonly ask: AskModel }) {
  const assistance = keptAssistance(useController());
  const kind = useStore(assistance.stream.state, (state) => state.kind);
  const versions = useStore(assistance.stream.state, (state) => state.versions);
  const end = useRef<HTMLDivElement>(null);
  // On a small screen, they would be below what is visible of the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more versions need more room
  useEffect(() => {
    const card = end.current?.closest(".card-at-word");
    card?.scrollTo({ top: card.scrollHeight });
  }, [kind, versions.length]);
  if (kind === "idle") return null;
  return (
    <>
      <ul className="model-versions" aria-label={texts.versions} aria-busy={kind === "writing"}>
        {versions.map((version, index) =>
          version.kind === "held" || version.kind === "failed" ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a version keeps its place
            <li key={index}>
              <Version version={version} number={index + 1} />
            </li>
          ),
        )}
      </ul>
      <Outcome />
      <div ref={end} className="model-actions">
        {kind === "writing" ? (
          <Button onClick={() => assistance.stream.stop()}>{texts.stop}</Button>
        ) : (
          <Button onClick={() => assistance.again(ask)}>{texts.again}</Button>
        )}
      </div>
    </>
  );
}

/** What became of the request, in a sentence that screen readers announce. */
function Outcome() {
  const assistance = keptAssistance(useController());
  const { kind, versions, loading, failure } = useStore(assistance.stream.state, (state) => state);
  const problem = problemOf(versions);
  const offered = versions.filter((version) => version.kind === "offered").length;
  const held = [...heldBack(versions)].map(([why, count]) => texts.held(why, count));
  const sentences =
    kind === "writing"
      ? [loading === undefined ? texts.writing : texts.loading(loading)]
      : [failure ?? (problem && offered === 0 ? texts.problems[problem] : texts.found(offered)), ...held];
  return (
    <p className="note" role="status">
      {sentences.join(" ")}
    </p>
  );
}

type ShownVersion = Extract<AssistedVersion, { readonly text: string }>;

function Version({ version, number }: { readonly version: ShownVersion; readonly number: number }) {
  const assistance = keptAssistance(useController());
  const paragraph = useRephraseState((state) => state.paragraph);
  const { text, kind } = version;
  const preview = useMemo(() => {
    const wording = kind === "offered" ? assistance.wordingOf(text) : undefined;
    return wording && previewOf(paragraph, wording);
  }, [assistance, kind, text, paragraph]);
  if (!preview) {
    return (
      <p className="rephrase-preview model-writing" aria-hidden>
        {text === "" ? "…" : text}
      </p>
    );
  }
  return (
    <Button className="rephrase-choice" onClick={() => assistance.accept(version)}>
      <span className="rephrase-name">{texts.version(number)}</span>
      <span className="visually-hidden">{preview.text}</span>
      <Lines lines={preview.lines} />
    </Button>
  );
}
