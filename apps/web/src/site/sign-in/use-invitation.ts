import { useEffect, useState } from "react";
import { server } from "../../app/server.ts";

type Answer = Extract<Awaited<ReturnType<typeof server.readInvitation>>, { kind: "done" }>["value"];

/** What an invitation is for. `unreadable` when its token is worth nothing, or the server is away. */
export type Invitation =
  | { readonly kind: "reading" }
  | { readonly kind: "none" }
  | { readonly kind: "unreadable"; readonly message: string }
  | ({ readonly kind: "read" } & Answer);

/** Reads the invitation of a token. */
export function useInvitation(token: string | undefined): Invitation {
  const [invitation, setInvitation] = useState<Invitation>({ kind: token ? "reading" : "none" });
  useEffect(() => {
    if (!token) return setInvitation({ kind: "none" });
    const aborter = new AbortController();
    setInvitation({ kind: "reading" });
    server.readInvitation({ Token: token }, { signal: aborter.signal }).then((answer) => {
      if (answer.kind === "done") setInvitation({ kind: "read", ...answer.value });
      if (answer.kind === "failed") setInvitation({ kind: "unreadable", message: answer.message });
    });
    return () => aborter.abort();
  }, [token]);
  return invitation;
}
