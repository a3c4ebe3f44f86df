import { Button, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { account } from "../../texts/account.ts";

const texts = account.password;

/** Changes the password, which signs out everywhere else. */
export function Password({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const change = useMutation({
    mutationFn: () => ask(server.changePassword({ Current: current, Password: next })),
    onSuccess: () => {
      setCurrent("");
      setNext("");
      toasts.show({ kind: "success", title: texts.changed });
    },
  });
  return (
    <Form className="account-form account-part" onSubmit={() => change.mutate()}>
      <h2 className="account-head">{texts.title}</h2>
      <ErrorArea messages={messagesOf(change.error)} />
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
      <Button type="submit" pending={change.isPending} disabled={current === "" || next === ""}>
        {texts.change}
      </Button>
    </Form>
  );
}
