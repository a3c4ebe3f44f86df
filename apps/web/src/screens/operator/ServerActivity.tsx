import { server } from "../../app/server.ts";
import { ActivityTable } from "../../content/ActivityTable.tsx";
import { kindsOfServer } from "../../content/activity-filter.ts";
import { activity as texts } from "../../texts/activity.ts";

/** Who did what that concerns the whole server. */
export function ServerActivity() {
  return (
    <>
      <p className="operator-note">{texts.serverAbout}</p>
      <ActivityTable
        queryKey={["operator", "activity"]}
        kinds={kindsOfServer}
        people={[]}
        read={(query, signal) => server.listServerAudit(undefined, { query, signal })}
        exportAt="/api/v1/operator/audit/export?"
      />
    </>
  );
}
