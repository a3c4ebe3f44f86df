import { ComboBox, NumberField, SearchField, Select, TextField, tableTexts } from "@housestyle/ui";
import { useState } from "react";
import { gallery } from "../../texts/gallery.ts";
import type { GalleryTheme } from "./theme.ts";

const texts = gallery.fields;
const languages = texts.languages.map((label) => ({ id: label, label }));

/** Everything that is typed into. */
export function FieldParts({ theme }: { readonly theme: GalleryTheme }) {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState(texts.wrongValue);
  const [note, setNote] = useState(texts.noteValue);
  const [count, setCount] = useState<number | undefined>(25);
  const [search, setSearch] = useState("style");
  const [language, setLanguage] = useState<string | undefined>(texts.languages[0]);
  const [length, setLength] = useState("25");
  return (
    <div className="gallery-fields">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        placeholder={texts.empty}
        required
        value={name}
        onChange={setName}
      />
      <TextField label={texts.wrong} error={texts.wrongError} value={wrong} onChange={setWrong} />
      <TextField label={texts.note} rows={3} value={note} onChange={setNote} />
      <TextField label={texts.disabled} disabled value={texts.nameHint} onChange={() => {}} />
      <NumberField label={texts.count} hint={texts.countHint} min={1} max={99} value={count} onChange={setCount} />
      <ComboBox
        label={texts.combo}
        items={languages}
        empty={texts.comboEmpty}
        value={language}
        onChange={setLanguage}
      />
      <SearchField label={`${texts.search} (${theme})`} texts={tableTexts.search} value={search} onChange={setSearch} />
      <Select
        label={texts.select}
        value={length}
        options={["10", "25", "50"].map((value) => ({ value, label: value }))}
        onChange={setLength}
      />
    </div>
  );
}
