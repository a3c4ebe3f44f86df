import { Toasts } from "@housestyle/ui";
import { X } from "lucide-react";
import { useEffect } from "react";
import { loadSession, useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { useTitle } from "../../app/use-title.ts";
import { gallery as texts } from "../../texts/gallery.ts";
import { shell } from "../../texts/shell.ts";
import NotFound from "../not-found/Screen.tsx";
import { ButtonParts } from "./ButtonParts.tsx";
import { ChartParts } from "./ChartParts.tsx";
import { ChoiceParts } from "./ChoiceParts.tsx";
import { ColourParts } from "./ColourParts.tsx";
import { FeedbackParts } from "./FeedbackParts.tsx";
import { FieldParts } from "./FieldParts.tsx";
import { OverlayParts } from "./OverlayParts.tsx";
import { TableParts } from "./TableParts.tsx";
import type { GalleryTheme } from "./theme.ts";
import "./gallery.css";

const themes: readonly GalleryTheme[] = ["light", "dark"];
const sections = [
  { id: "colours", Parts: ColourParts },
  { id: "buttons", Parts: ButtonParts },
  { id: "fields", Parts: FieldParts },
  { id: "choices", Parts: ChoiceParts },
  { id: "overlays", Parts: OverlayParts },
  { id: "feedback", Parts: FeedbackParts },
  { id: "charts", Parts: ChartParts },
  { id: "table", Parts: TableParts },
] as const;

/** All controls in all states. It is available during development, and elsewhere if the operator has turned it on. */
export default function Screen() {
  const kind = useSession((session) => session.kind);
  const isOffered = useSession(({ site }) => site?.Gallery === true);
  useEffect(() => void loadSession(), []);
  if (isOffered || import.meta.env.DEV) return <Gallery />;
  return kind === "unknown" ? null : <NotFound />;
}

/** Shows both themes side by side. */
function Gallery() {
  useTitle(texts.title);
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1>{texts.title}</h1>
        <p>{texts.about}</p>
      </header>
      {sections.map(({ id, Parts }) => (
        <section key={id} className="gallery-section" data-section={id} aria-labelledby={`gallery-${id}`}>
          <h2 id={`gallery-${id}`}>{texts.sections[id]}</h2>
          <div className="gallery-themes">
            {themes.map((theme) => (
              <div key={theme} className="gallery-theme" data-theme={theme}>
                <Parts theme={theme} />
              </div>
            ))}
          </div>
        </section>
      ))}
      <Toasts queue={toasts} closeLabel={shell.close} closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />} />
    </main>
  );
}
