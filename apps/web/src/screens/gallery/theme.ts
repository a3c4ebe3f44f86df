/** Which side of the gallery something stands on. */
export type Theme = "light" | "dark";
