import { Button, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { KeysChoice } from "../../app/KeysChoice.tsx";
import { messagesOf } from "../../app/messages-of.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { account } from "../../texts/account.ts";
import { keysChoice } from "../../texts/keys-choice.ts";

const texts = account.password;

/** Changes the password, which signs the person out everywhere else, and asks whether to revoke API keys as well. */
export function Password({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [choice, setChoice] = useState<"end" | "keep">();
  const [isMissing, setMissing] = useState(false);
  const client = useQueryClient();
  const keys = useQuery({ queryKey: ["keys"], queryFn: ({ signal }) => ask(server.listTokens(undefined, { signal })) });
  const rows = keys.data ?? [];
  const change = useMutation({
    mutationFn: () => ask(server.changePassword({ Current: current, Password: next, EndKeys: choice === "end" })),
    onSuccess: async () => {
      setCurrent("");
      setNext("");
      setChoice(undefined);
      await readAnew(client, ["keys"]);
      toasts.show({ kind: "success", title: texts.changed });
    },
  });
  const submit = () => {
    const missing = rows.length > 0 && choice === undefined;
    setMissing(missing);
    if (!missing) change.mutate();
  };
  return (
    <Form className="account-form account-part" onSubmit={submit}>
      <h2 className="account-head">{texts.title}</h2>
      <ErrorArea messages={isMissing ? [keysChoice.needed] : messagesOf(change.error)} />
      {/* For password managers: whose password it is. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <TextField
        label={texts.current}
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onChange={setCurrent}
      />
      <TextField
        label={texts.next}
        hint={texts.nextHint}
        type="password"
        autoComplete="new-password"
        required
        value={next}
        onChange={setNext}
      />
      <KeysChoice keys={rows} value={choice} onChange={setChoice} />
      <Button type="submit" pending={change.isPending} disabled={current === "" || next === ""}>
        {texts.change}
      </Button>
    </Form>
  );
}
