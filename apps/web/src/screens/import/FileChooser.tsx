import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { exchange as texts } from "../../texts/exchange.ts";

/** A place to choose a file or drop one. */
export function FileChooser({
  file,
  takes,
  onChoose,
}: {
  readonly file: File | undefined;
  readonly takes: string;
  readonly onChoose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={isOver ? "file-chooser file-chooser-over" : "file-chooser"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) onChoose(dropped);
      }}
    >
      <Upload size={20} strokeWidth={1.5} aria-hidden />
      <span className="file-chooser-name">{file?.name ?? texts.choose}</span>
      <span className="file-chooser-hint">{file ? texts.another : `${texts.drop} · ${takes}`}</span>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen) onChoose(chosen);
        }}
      />
    </label>
  );
}
