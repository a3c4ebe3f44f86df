import { Redirect, useSearch } from "wouter";
import { useSession } from "../../app/session.ts";
import { nextPath } from "../../site/sign-in/next-path.ts";
import { Survey } from "./Survey.tsx";

/**
 * A few questions after signing up. Whoever has answered or skipped them goes on at once: who wants one style
 * for a team to the team, others to the editor.
 */
export default function Screen() {
  const search = useSearch();
  const profile = useSession((session) => session.profile);
  if (!profile) return null;
  const next = nextPath(search) ?? (profile.Preferences.purpose === "team" ? "/team" : "/editor");
  if (profile.SurveyDone) return <Redirect to={next} replace />;
  const isCompanyLost = new URLSearchParams(search).get("company") === "failed";
  return <Survey key={profile.Id} profile={profile} isCompanyLost={isCompanyLost} />;
}
