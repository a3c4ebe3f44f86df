import { LogOut } from "lucide-react";
import { shell } from "../texts/shell.ts";
import { Feedback } from "./Feedback.tsx";
import { useSession } from "./session.ts";
import { signOut } from "./sign-out.ts";
import "./side-foot.css";

/** Under the places of the side bar, for who is signed in: a word to the operator, and the way out. */
export function SideFoot() {
  const isIn = useSession(({ kind }) => kind === "in");
  if (!isIn) return null;
  return (
    <div className="side-foot">
      <Feedback />
      <button type="button" className="side-nav-link side-nav-button" onClick={() => void signOut()}>
        <LogOut size={17} strokeWidth={1.5} aria-hidden />
        <span>{shell.nav.signOut}</span>
      </button>
    </div>
  );
}
