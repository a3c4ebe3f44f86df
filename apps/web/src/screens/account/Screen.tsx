import { Tabs } from "@housestyle/ui";
import { useSearchParams } from "wouter";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { useSession } from "../../app/session.ts";
import { account as texts } from "../../texts/account.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { ExportAccount } from "./ExportAccount.tsx";
import { Keys } from "./Keys.tsx";
import { NotificationEmails } from "./NotificationEmails.tsx";
import { Password } from "./Password.tsx";
import { Privacy } from "./Privacy.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { Sessions } from "./Sessions.tsx";
import { WeeklyLetter } from "./WeeklyLetter.tsx";
import "./account.css";

const tabs = ["profile", "security", "keys", "privacy", "end"] as const;

/** Everything about the person's own account. */
export default function Screen() {
  const [search, setSearch] = useSearchParams();
  const profile = useSession((session) => session.profile);
  if (!profile) return null;
  return (
    <div className="account">
      <ScreenHead title={texts.title} about={texts.about} />
      <Tabs
        label={texts.parts}
        selected={tabs.find((tab) => tab === search.get("show")) ?? "profile"}
        onSelect={(show) => setSearch(show === "profile" ? {} : { show })}
        items={[
          {
            id: "profile",
            label: texts.tabs.profile,
            content: (
              <>
                <ProfileForm profile={profile} />
                <WeeklyLetter />
                <NotificationEmails />
              </>
            ),
          },
          {
            id: "security",
            label: texts.tabs.security,
            content: (
              <>
                <Sessions />
                <Password email={profile.Email} />
              </>
            ),
          },
          { id: "keys", label: texts.tabs.keys, content: <Keys /> },
          { id: "privacy", label: texts.tabs.privacy, content: <Privacy /> },
          {
            id: "end",
            label: texts.tabs.end,
            content: (
              <>
                <ExportAccount />
                <DeleteAccount email={profile.Email} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
