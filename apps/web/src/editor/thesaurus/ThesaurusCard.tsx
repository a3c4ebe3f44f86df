import { walk } from "@housestyle/panel";
import { followWords } from "@housestyle/panel/view";
import { Button } from "@housestyle/ui";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { editorThesaurus } from "../../texts/editor-thesaurus.ts";
import { useController } from "../controller/controller-context.ts";
import { scroller } from "../remarks/scroller.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import type { ThesaurusSense } from "./senses.ts";
import { useThesaurusState } from "./use-thesaurus-state.ts";

const nothing: readonly ThesaurusSense[] = [];

/** Other words for the one at the caret, meaning by meaning, beside the word. */
export function ThesaurusCard() {
  const from = useThesaurusState((state) => state.word?.from, undefined);
  return from === undefined ? null : <Floating key={from} />;
}

function Floating() {
  const controller = useController();
  const workspace = useWorkspace();
  const box = useRef<HTMLElement>(null);
  const word = useThesaurusState((state) => state.word, undefined);
  const kind = useThesaurusState((state) => state.kind, "looking");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has another size, and so another place
  useLayoutEffect(() => {
    const surface = controller.checking?.surface;
    const room = scroller();
    if (!box.current || !word || !surface || !room) return;
    bringIntoSight(surface.lines(word.from, word.to)?.first, room);
    return followWords(surface, room, box.current, word.from, word.to);
  }, [controller, word, kind]);

  useEffect(() => {
    if (kind === "found" || kind === "ask") box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [kind]);

  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) workspace?.thesaurus.close();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [workspace]);

  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      workspace?.thesaurus.close();
      controller.view?.focus();
      return;
    }
    const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const to = walk(event.key, at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  if (!word) return null;
  return (
    <section
      ref={box}
      className="card-at-word thesaurus"
      aria-label={editorThesaurus.label(word.text)}
      tabIndex={-1}
      onKeyDown={pressed}
    >
      <Content word={word.lemma} />
    </section>
  );
}

/**
 * Scrolls to a line that is not visible, for instance because the word was looked up by keyboard after scrolling away.
 */
function bringIntoSight(line: { readonly top: number; readonly bottom: number } | undefined, room: Element): void {
  const { top, bottom, height } = room.getBoundingClientRect();
  if (!line || (line.bottom > top && line.top < bottom)) return;
  room.scrollBy({ top: line.top - top - height / 3, behavior: "instant" });
}

function Content({ word }: { readonly word: string }) {
  const workspace = useWorkspace();
  const kind = useThesaurusState((state) => state.kind, "looking");
  switch (kind) {
    case "looking":
      return <p role="status">{editorThesaurus.looking(word)}</p>;
    case "local":
      return <p role="status">{editorThesaurus.local}</p>;
    case "none":
      return <p role="status">{editorThesaurus.none}</p>;
    case "away":
      return <p role="status">{editorThesaurus.away}</p>;
    case "ask":
      return (
        <>
          <p>{editorThesaurus.ask(word)}</p>
          <div className="card-actions">
            <Button tone="primary" onClick={() => workspace?.thesaurus.agree(false)}>
              {editorThesaurus.once}
            </Button>
            <Button tone="quiet" onClick={() => workspace?.thesaurus.agree(true)}>
              {editorThesaurus.always}
            </Button>
          </div>
        </>
      );
    case "found":
      return <Senses />;
  }
}

function Senses() {
  const workspace = useWorkspace();
  const senses = useThesaurusState((state) => state.senses, nothing);
  return (
    <>
      {senses.map(({ meaning, partOfSpeech, synonyms }) => (
        <div key={`${partOfSpeech} ${meaning}`} className="sense">
          <p className="sense-meaning">
            <i>{editorThesaurus.parts[partOfSpeech] ?? ""}</i> {meaning}
          </p>
          <ul className="sense-words">
            {synonyms.map((synonym) => (
              <li key={synonym}>
                <Button className="suggestion" onClick={() => workspace?.thesaurus.accept(synonym)}>
                  {synonym}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="note">{editorThesaurus.sent}</p>
    </>
  );
}
