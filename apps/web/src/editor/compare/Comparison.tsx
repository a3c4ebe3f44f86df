import { differences, type TextChange, textChanges } from "@housestyle/documents/merge";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Button, IconButton } from "@housestyle/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { Node } from "prosemirror-model";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { editorAuthors } from "../../texts/editor-authors.ts";
import { editorCompare as texts } from "../../texts/editor-compare.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { DifferenceList } from "../sync/DifferenceList.tsx";
import { commands } from "../writing/commands.ts";
import { compareKey } from "./compare-key.ts";
import { comparedBlocks } from "./compared-blocks.ts";
import { takenParagraph } from "./take-change.ts";
import { useWrittenDoc } from "./use-written-doc.ts";
import "./compare.css";

/** How the text in the editor differs from another, word by word; the words of the other can be taken, one change at a time. */
export function Comparison({
  other,
  legend = texts.legend,
  children,
}: {
  readonly other: Node;
  readonly legend?: string;
  /** Further actions for the other text. */
  readonly children?: ReactNode;
}) {
  const controller = useController();
  const isEditable = useControllerState((state) => state.isEditable);
  const doc = useWrittenDoc();
  const list = useRef<HTMLElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const theirs = useMemo(() => comparedBlocks(other).map(({ text }) => text), [other]);
  const mine = useMemo(() => (doc ? comparedBlocks(doc).map(({ text }) => text) : []), [doc]);
  const rows = useMemo(() => differences(theirs, mine), [theirs, mine]);
  const all = useMemo(() => textChanges(rows), [rows]);
  const [chosen, choose] = useState(0);
  const current = Math.min(chosen, Math.max(0, all.length - 1));
  const change = all[current];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current change comes into view when it becomes another
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [change]);

  const step = (by: 1 | -1) => choose((current + by + all.length) % Math.max(1, all.length));
  const ofParagraph = all.filter(({ row }) => row === change?.row);
  const use = (changes: readonly TextChange[]) => {
    const { view } = controller;
    if (!view?.editable || changes.length === 0) return;
    view.dispatch(takenParagraph(view.state, other, changes));
    view.dispatch(ownStep(view.state.tr));
    // The button goes with the last difference, and the one for a paragraph with its differences.
    if (all.length === 1 || changes.length > 1) count.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    const act = event.isComposing ? undefined : compareKey(event);
    const isField = event.target instanceof HTMLInputElement;
    if (!act || (isField && (act === "undo" || act === "redo"))) return;
    event.preventDefault();
    const { view } = controller;
    if (act === "next" || act === "previous") step(act === "next" ? 1 : -1);
    else if (view?.editable) commands[act](view.state, view.dispatch, view);
  };
  // The keys count wherever the focus is in the dialog.
  useEffect(() => {
    const dialog = count.current?.closest("dialog");
    dialog?.addEventListener("keydown", pressed);
    return () => dialog?.removeEventListener("keydown", pressed);
  });
  return (
    <div className="versions">
      <div className="compare-head">
        <p ref={count} role="status" className="compare-count" tabIndex={-1}>
          {change ? texts.at(current + 1, all.length) : texts.none}
          {change ? <span className="visually-hidden"> {texts.change(...sides(change, theirs, mine))}</span> : null}
        </p>
        {change ? (
          <>
            <IconButton label={texts.previous} onClick={() => step(-1)}>
              <ChevronUp {...icon} />
            </IconButton>
            <IconButton label={texts.next} onClick={() => step(1)}>
              <ChevronDown {...icon} />
            </IconButton>
            {isEditable ? (
              <Button title={texts.useAbout} onClick={() => use([change])}>
                {texts.use}
              </Button>
            ) : null}
            {isEditable && ofParagraph.length > 1 ? (
              <Button title={editorAuthors.useParagraphAbout} onClick={() => use(ofParagraph)}>
                {editorAuthors.useParagraph}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      {change ? <DifferenceList ref={list} rows={rows} legend={legend} changes={{ all, current, choose }} /> : null}
      {children}
    </div>
  );
}

const icon = { size: 17, strokeWidth: 1.5, "aria-hidden": true } as const;

/** The words of a change in the other text and in this one. */
function sides({ before, after }: TextChange, theirs: readonly string[], mine: readonly string[]): [string, string] {
  const words = (lines: readonly string[], stretch: TextChange["before"]) =>
    stretch ? (lines[stretch.paragraph]?.slice(stretch.start, stretch.end) ?? "") : "";
  return [words(theirs, before), words(mine, after)];
}
