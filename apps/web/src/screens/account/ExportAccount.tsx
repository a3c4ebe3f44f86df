import { Button, ErrorArea } from "@housestyle/ui";
import { useState } from "react";
import { download } from "../../app/download.ts";
import { account } from "../../texts/account.ts";

const texts = account.data;

/** Everything of the person's own as one file. */
export function ExportAccount() {
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  return (
    <section className="account-part" aria-label={texts.exportTitle}>
      <h2 className="account-head">{texts.exportTitle}</h2>
      <p className="account-lead">{texts.exportAbout}</p>
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      <Button
        pending={pending}
        onClick={async () => {
          setPending(true);
          setProblem((await download("/api/v1/account/export")).problem);
          setPending(false);
        }}
      >
        {texts.export}
      </Button>
    </section>
  );
}
