/** Which side of the gallery something stands on. */
export type GalleryTheme = "light" | "dark";
