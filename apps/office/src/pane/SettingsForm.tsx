import { dialects } from "@housestyle/engine";
import { Button, Select, TextField } from "@housestyle/ui";
import { useState } from "react";
import { useStore } from "../store.ts";
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
  return (
    <form
      className="pane-settings"
      onSubmit={(event) => {
        event.preventDefault();
        void controller.askWith(key.trim());
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
      <Button type="submit">{settings.save}</Button>
      <p role="status">{hasAccount ? settings.signedIn : settings.signedOut}</p>
    </form>
  );
}
