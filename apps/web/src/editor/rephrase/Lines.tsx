import type { PreviewLine } from "./preview.ts";

/** The lines of a preview, with what is removed and what is new. Screen readers get the new words alone, from elsewhere. */
export function Lines({ lines }: { readonly lines: readonly PreviewLine[] }) {
  return (
    <span className="rephrase-preview" aria-hidden>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a given preview never move
        <Line key={index} line={line} />
      ))}
    </span>
  );
}

function Line({ line: { isItem, parts } }: { readonly line: PreviewLine }) {
  return (
    <span className={isItem ? "rephrase-line rephrase-item" : "rephrase-line"}>
      {parts.map(({ kind, text }, index) => {
        const Part = kind === "gone" ? "del" : kind === "new" ? "ins" : "span";
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a given preview never move
        return <Part key={index}>{text}</Part>;
      })}
    </span>
  );
}
