import { Badge, DataTable, friendlyTime, type TableColumn } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccess } from "../../app/access.ts";
import { ask } from "../../app/ask.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { TeamScreen } from "../../app/TeamScreen.tsx";
import { toasts } from "../../app/toasts.ts";
import { useTable } from "../../app/use-table.ts";
import { webhooks as texts } from "../../texts/webhooks.ts";
import { groupsOf } from "./event-groups.ts";
import { HookDetails } from "./HookDetails.tsx";
import { HookForm } from "./HookForm.tsx";
import { type Hook, hostOf } from "./hook.ts";
import { NewSecret } from "./NewSecret.tsx";
import "../../content/content.css";
import "./webhooks.css";

/** The programs that are notified of a team's changes. For those who run the team. */
export default function Screen() {
  return (
    <TeamScreen title={texts.title} about={texts.about} forAdmins={texts.notYours}>
      {({ Id }) => <Hooks key={Id} teamId={Id} />}
    </TeamScreen>
  );
}

const columns: readonly TableColumn<Hook>[] = [
  { id: "address", head: texts.heads.address, orderBy: "Url", priority: 1, cell: hostOf },
  {
    id: "events",
    head: texts.heads.events,
    priority: 3,
    cell: ({ Events }) =>
      groupsOf(Events)
        .map((group) => texts.kinds[group])
        .join(", "),
  },
  { id: "state", head: texts.heads.state, priority: 1, width: "120px", cell: (hook) => <State hook={hook} /> },
  {
    id: "last",
    head: texts.heads.last,
    priority: 2,
    width: "140px",
    cell: ({ LastDeliveredOn }) => (LastDeliveredOn === null ? texts.never : friendlyTime(LastDeliveredOn, new Date())),
  },
];

function State({ hook: { IsEnabled, FailingSince } }: { readonly hook: Hook }) {
  if (!IsEnabled) return <Badge tone="warning">{texts.off}</Badge>;
  return FailingSince === null ? (
    <Badge tone="success">{texts.on}</Badge>
  ) : (
    <Badge tone="warning">{texts.failing}</Badge>
  );
}

function Hooks({ teamId }: { readonly teamId: number }) {
  const client = useQueryClient();
  const { refusal } = useAccess(teamId);
  const [panel, setPanel] = useState<"add" | { readonly secret: string }>();
  const table = useTable<Hook>({
    queryKey: ["webhooks", teamId],
    searched: ["Url"],
    read: (query, signal) => server.listWebhooks(undefined, { query: { ...query, TeamId: teamId }, signal }),
  });
  const refresh = () => readAnew(client, ["webhooks"]);
  return (
    <DataTable<Hook>
      label={texts.label}
      columns={columns}
      describe={hostOf}
      {...table}
      addLabel={texts.add}
      addRefusal={refusal}
      onAdd={() => setPanel("add")}
      onOpen={() => setPanel(undefined)}
      inspectorLabel={texts.webhook}
      renderInspector={(hook, close) => (
        <HookDetails
          key={hook.Id}
          hook={hook}
          onChange={refresh}
          onClose={close}
          onSecret={(secret) => setPanel({ secret })}
        />
      )}
      panel={
        panel && {
          label: panel === "add" ? texts.add : texts.secret,
          onClose: () => setPanel(undefined),
          content:
            panel === "add" ? (
              <HookForm
                onSave={async ({ url, events }) => {
                  const { Secret } = await ask(server.addWebhook({ TeamId: teamId, Url: url, Events: events }));
                  await refresh();
                  toasts.show({ kind: "success", title: texts.added });
                  setPanel({ secret: Secret ?? "" });
                }}
              />
            ) : (
              <NewSecret secret={panel.secret} />
            ),
        }
      }
    />
  );
}
