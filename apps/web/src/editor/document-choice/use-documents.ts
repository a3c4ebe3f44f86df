import { useEffect, useState } from "react";
import { server } from "../../app/server.ts";

/** A document that may be chosen. */
export interface Choosable {
  readonly id: number;
  readonly name: string;
  readonly words: number;
}

const most = 200;

/**
 * The documents with text that this person may read: the newest, or those that a search finds. Undefined until the
 * server has answered.
 */
export function useDocuments(search = ""): readonly Choosable[] | "failed" | undefined {
  const [documents, setDocuments] = useState<readonly Choosable[] | "failed">();
  useEffect(() => {
    let isGone = false;
    const query = { Take: most, ...(search.trim() !== "" && { search }) };
    void server.listDocuments(undefined, { query }).then((outcome) => {
      if (isGone) return;
      if (outcome.kind !== "done") return setDocuments("failed");
      const own = outcome.value.map(({ Id, Title, Opening, WordCount }) => ({
        ...{ id: Id, name: Title.trim() || Opening.slice(0, 60), words: WordCount },
      }));
      setDocuments(own.filter(({ words }) => words > 0));
    });
    return () => {
      isGone = true;
    };
  }, [search]);
  return documents;
}
