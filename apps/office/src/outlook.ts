import type { OutlookGlobal } from "./outlook/outlook-api.ts";
import { OutlookHost } from "./outlook/outlook-host.ts";
import { startPane } from "./pane/start-pane.tsx";
import { checks, reports } from "./workers.ts";

/** What office.js, which comes from Microsoft's own address, has put into the page. */
const { Office } = globalThis as unknown as { readonly Office: OutlookGlobal };

void Office.onReady().then(({ platform }) =>
  startPane({ host: new OutlookHost(Office.context.mailbox.item, platform ?? undefined), server: "", checks, reports }),
);
