import { Redirect, useSearch } from "wouter";
import { useSession } from "../../app/session.ts";
import { nextPath } from "../../site/sign-in/next-path.ts";
import { Survey } from "./Survey.tsx";

/**
 * A few questions after signing up. People who have answered or skipped them go on at once: to the team if they want
 * one style for a team, and otherwise to the editor.
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
