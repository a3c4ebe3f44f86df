import { useSearch } from "wouter";
import { AskForLink } from "./AskForLink.tsx";
import { Confirm } from "./Confirm.tsx";

/** The target of the confirmation link, where another email can also be requested. */
export default function Screen() {
  const search = new URLSearchParams(useSearch());
  const token = search.get("token");
  if (token) return <Confirm key={token} token={token} />;
  return <AskForLink sentTo={search.get("sent") ?? ""} />;
}
