import { useEffect, useState } from "react";
import { CallFailure, messageOf } from "../../app/ask.ts";
import { askServer, type ServerCalls } from "./ask-server.ts";

type Answer = Extract<Awaited<ReturnType<ServerCalls["readInvitation"]>>, { kind: "done" }>["value"];

/** What an invitation is for. `gone` when its token is worth nothing, `away` when that could not be found out. */
export type InvitationState =
  | { readonly kind: "reading" }
  | { readonly kind: "none" }
  | { readonly kind: "gone" }
  | { readonly kind: "away"; readonly message: string }
  | ({ readonly kind: "read" } & Answer);

/** Reads the invitation of a token. */
export function useInvitation(token: string | undefined): InvitationState {
  const [invitation, setInvitation] = useState<InvitationState>({ kind: token ? "reading" : "none" });
  useEffect(() => {
    if (!token) return setInvitation({ kind: "none" });
    const aborter = new AbortController();
    setInvitation({ kind: "reading" });
    askServer((server) => server.readInvitation({ Token: token }, { signal: aborter.signal })).then(
      (answer) => setInvitation({ kind: "read", ...answer }),
      (error: unknown) => {
        const message = messageOf(error);
        if (error instanceof CallFailure && error.code === "bad-link") setInvitation({ kind: "gone" });
        else if (message !== undefined) setInvitation({ kind: "away", message });
      },
    );
    return () => aborter.abort();
  }, [token]);
  return invitation;
}
