import { Button } from "@housestyle/ui";
import { editorThesaurus } from "../../texts/editor-thesaurus.ts";
import { FloatingCard } from "../remarks/FloatingCard.tsx";
import { useWorkspace } from "../workspace/use-workspace.ts";
import type { ThesaurusSense } from "./senses.ts";
import { useThesaurusState } from "./use-thesaurus-state.ts";

const nothing: readonly ThesaurusSense[] = [];

/** Other words for the one at the caret, meaning by meaning, beside the word. */
export function ThesaurusCard() {
  const workspace = useWorkspace();
  const word = useThesaurusState((state) => state.word, undefined);
  const kind = useThesaurusState((state) => state.kind, "looking");
  if (!word) return null;
  return (
    <FloatingCard
      key={word.from}
      from={word.from}
      to={word.to}
      label={editorThesaurus.label(word.text)}
      className="thesaurus"
      content={kind}
      takesFocus={kind === "found" || kind === "ask" ? "first" : undefined}
      close={() => workspace?.thesaurus.close()}
    >
      <Content word={word.lemma} />
    </FloatingCard>
  );
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
