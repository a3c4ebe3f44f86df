import { useEffect, useState } from "react";
import { server } from "../../../app/server.ts";

/** A document that may be chosen. */
export interface Choosable {
  readonly id: number;
  readonly name: string;
  readonly words: number;
}

const most = 200;

/** The documents this person may read, the newest ones; undefined until the server has answered. */
export function useDocuments(): readonly Choosable[] | "failed" | undefined {
  const [documents, setDocuments] = useState<readonly Choosable[] | "failed">();
  useEffect(() => {
    let isGone = false;
    void server.listDocuments(undefined, { query: { Take: most } }).then((outcome) => {
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
  }, []);
  return documents;
}
