import { IconButton } from "@housestyle/ui";
import { Check, Copy } from "lucide-react";
import { docs as texts } from "../../texts/docs.ts";
import { useCopied } from "./use-copied.tsx";

/** Code with a button to copy it. */
export function CodeBlock({ code }: { readonly code: string }) {
  const { isCopied, copy, prompt } = useCopied();
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="docs-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus to be scrolled by keys */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <IconButton label={texts.copy} onClick={() => copy(code)}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {prompt}
    </div>
  );
}
