import { Tabs } from "@housestyle/ui";
import { useSearchParams } from "wouter";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { activity } from "../../texts/activity.ts";
import { operator as texts } from "../../texts/operator.ts";
import { Emails } from "./Emails.tsx";
import { FeedbackTable } from "./FeedbackTable.tsx";
import { PeopleTable } from "./PeopleTable.tsx";
import { ServerActivity } from "./ServerActivity.tsx";
import { ServerFacts } from "./ServerFacts.tsx";
import { TeamsTable } from "./TeamsTable.tsx";
import "./operator.css";

const tabs = ["people", "teams", "feedback", "emails", "activity"] as const;

/** The page for those who operate the server. */
export default function Screen() {
  const [search, setSearch] = useSearchParams();
  const shown = tabs.find((tab) => tab === search.get("show")) ?? "people";
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about} />
      <ServerFacts />
      <Tabs
        label={texts.tabs}
        selected={shown}
        onSelect={(show) => setSearch(show === "people" ? {} : { show })}
        items={[
          { id: "people", label: texts.people, content: <PeopleTable /> },
          { id: "teams", label: texts.teams, content: <TeamsTable /> },
          { id: "feedback", label: texts.feedback, content: <FeedbackTable /> },
          { id: "emails", label: texts.emails.title, content: <Emails /> },
          { id: "activity", label: activity.title, content: <ServerActivity /> },
        ]}
      />
    </>
  );
}
