/** The theme of a side of the gallery. */
export type GalleryTheme = "light" | "dark";
