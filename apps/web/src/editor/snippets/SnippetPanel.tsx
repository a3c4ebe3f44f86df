import { LinkButton } from "@housestyle/ui";
import { useState } from "react";
import { editorSnippets } from "../../texts/editor-snippets.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { previewOf, type Snippet, searched } from "./snippet.ts";
import { useSnippetState } from "./use-snippet-state.ts";

const none: readonly Snippet[] = [];

/** Every snippet of the account and its teams; pressing one writes it at the caret. */
export default function SnippetPanel() {
  const workspace = useWorkspace();
  const [typed, setTyped] = useState("");
  const snippets = useSnippetState((state) => state.snippets, none);
  const state = useSnippetState((each) => each.state, "none");
  const sign = useControllerState((each) => each.personal.preferences.snippetSign);
  if (state === "none") {
    return (
      <div className="empty">
        <p>{editorSnippets.signedOut}</p>
        <LinkButton href={`/login?next=${encodeURIComponent("/editor")}`}>{editorSnippets.signIn}</LinkButton>
      </div>
    );
  }
  if (state === "loading") return <p className="panel-note">{editorSnippets.loading}</p>;
  if (state === "away") return <p className="panel-note">{editorSnippets.away}</p>;
  if (snippets.length === 0) {
    return (
      <div className="empty">
        <p>{editorSnippets.none}</p>
        <LinkButton href="/snippets">{editorSnippets.make}</LinkButton>
      </div>
    );
  }
  const shown = searched(snippets, typed);
  return (
    <div className="snippets">
      <input
        className="snippet-search"
        type="search"
        aria-label={editorSnippets.search}
        placeholder={editorSnippets.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {shown.length === 0 ? <p className="panel-note">{editorSnippets.noMatch}</p> : null}
      <ul className="snippet-list" aria-label={editorSnippets.list}>
        {shown.map((snippet) => (
          <li key={snippet.id}>
            <button
              type="button"
              className="bare-button snippet-row"
              aria-label={editorSnippets.insert(snippet.name)}
              onClick={() => void workspace?.snippets.insert(snippet, "sidebar")}
            >
              <SnippetWords snippet={snippet} />
            </button>
          </li>
        ))}
      </ul>
      <p className="panel-note">{editorSnippets.hint(sign)}</p>
    </div>
  );
}

/** A snippet in two lines: its name and shortcut, and its beginning. */
export function SnippetWords({ snippet: { name, shortcut, text, teamId } }: { readonly snippet: Snippet }) {
  return (
    <>
      <span className="snippet-head">
        <span className="snippet-name">{name}</span>
        {teamId === null ? null : <span className="snippet-team">{editorSnippets.team}</span>}
        {shortcut ? <kbd className="snippet-shortcut">{shortcut}</kbd> : null}
      </span>
      <span className="snippet-text">{previewOf(text)}</span>
    </>
  );
}
