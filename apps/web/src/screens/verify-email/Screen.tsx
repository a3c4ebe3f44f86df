import { useSearch } from "wouter";
import { AskForLink } from "./AskForLink.tsx";
import { Confirm } from "./Confirm.tsx";

/** Where the link of the letter leads, and where to ask for another letter. */
export default function Screen() {
  const search = new URLSearchParams(useSearch());
  const token = search.get("token");
  if (token) return <Confirm key={token} token={token} />;
  return <AskForLink sentTo={search.get("sent") ?? ""} />;
}
