import { startPane } from "./pane/start-pane.tsx";
import type { OfficeGlobal, WordGlobal } from "./word/word-api.ts";
import { WordHost } from "./word/word-host.ts";
import { checks, reports } from "./workers.ts";

/** What office.js, which comes from Microsoft's own address, has put into the page. */
const { Office, Word } = globalThis as unknown as { readonly Office: OfficeGlobal; readonly Word: WordGlobal };

void Office.onReady().then(({ platform }) =>
  startPane({ host: new WordHost(Office, Word, platform ?? undefined), server: "", checks, reports }),
);
