import { IconButton } from "@housestyle/ui";
import { Star } from "lucide-react";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { favorites } from "./favorites.ts";

/** Makes a report a favorite, which is listed first, or removes it from them. */
export function FavoriteButton({ id, title }: { readonly id: string; readonly title: string }) {
  const isFavorite = favorites.use().includes(id);
  return (
    <IconButton
      className="reports-favorite"
      label={texts.favorite(title)}
      aria-pressed={isFavorite}
      onClick={() => favorites.turn(id)}
    >
      <Star size={18} strokeWidth={1.5} fill={isFavorite ? "currentColor" : "none"} aria-hidden />
    </IconButton>
  );
}
