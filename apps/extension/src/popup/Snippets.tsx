import { useEffect, useState } from "react";
import type { SnippetName } from "../shared/pop-up-state.ts";
import { askSnippets, insertSnippet } from "./ask.ts";
import { texts } from "./texts.ts";

/** The snippets of whoever is signed in: one that is chosen is written where they have just written. */
export function Snippets() {
  const [snippets, setSnippets] = useState<readonly SnippetName[]>();
  const [said, setSaid] = useState("");
  // Once, when it is opened.
  useEffect(() => void askSnippets().then(setSnippets), []);
  const insert = async (id: number) => {
    const isWritten = await insertSnippet(id);
    setSaid(isWritten ? texts.written : texts.nowhereToWrite);
  };
  if (!snippets) return null;
  return (
    <section>
      <h2>{texts.snippets}</h2>
      <p role="status">{said || (snippets.length === 0 ? texts.noSnippets : texts.snippetHelp)}</p>
      <ul className="snippets">
        {snippets.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => void insert(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
