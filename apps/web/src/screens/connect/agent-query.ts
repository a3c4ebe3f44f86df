import type { allowAgentConnection, Request } from "@housestyle/contract";

/** Reads what an agent asks from the address, in the words of OAuth. What is missing or of another kind is refused by the server. */
export function readAgentQuery(search: string): Request<typeof allowAgentConnection> {
  const given = new URLSearchParams(search);
  const needed = (name: string) => given.get(name) ?? "";
  const optional = (to: string, name: string) => (given.has(name) ? { [to]: needed(name) } : {});
  return {
    ResponseType: needed("response_type") as "code",
    ClientId: needed("client_id"),
    ReturnTo: needed("redirect_uri"),
    Challenge: needed("code_challenge"),
    ChallengeMethod: needed("code_challenge_method") as "S256",
    ...optional("State", "state"),
    ...optional("Scope", "scope"),
    ...optional("Resource", "resource"),
  };
}
