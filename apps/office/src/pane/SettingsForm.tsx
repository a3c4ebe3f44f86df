import { dialects } from "@housestyle/engine";
import { Button, Select, TextField } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { useEffect, useState } from "react";
import type { PaneController } from "./pane-controller.ts";
import { texts } from "./texts.ts";

const { settings } = texts;

/** Which English, and whose rules. */
export function SettingsForm({ controller }: { readonly controller: PaneController }) {
  const { state } = controller;
  const dialect = useStore(state, (all) => all.dialect);
  const hasAccount = useStore(state, (all) => all.account !== undefined);
  const isRefused = useStore(state, (all) => all.isKeyRefused);
  const [key, setKey] = useState(state.read().key);
  const [page, setPage] = useState<string>();
  useEffect(() => void controller.connectPage().then(setPage), [controller]);
  return (
    <form
      className="pane-settings"
      onSubmit={(event) => {
        event.preventDefault();
        // A code has become a key by then.
        void controller.askWith(key.trim()).then(() => setKey((now) => (now === key ? state.read().key : now)));
      }}
    >
      <Select
        label={settings.english}
        value={dialect}
        options={dialects.map((value) => ({ value, label: settings.englishes[value] }))}
        onChange={(chosen) => void controller.speak(chosen)}
      />
      <TextField
        label={settings.key}
        hint={settings.keyWhy}
        type="password"
        autoComplete="off"
        value={key}
        onChange={setKey}
        {...(isRefused && { error: settings.refused })}
      />
      {page === undefined ? null : (
        <a href={page} target="_blank" rel="noreferrer">
          {settings.getKey}
        </a>
      )}
      <Button type="submit">{settings.save}</Button>
      <p role="status">{hasAccount ? settings.signedIn : settings.signedOut}</p>
    </form>
  );
}
