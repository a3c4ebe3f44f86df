/** Windows wider than this, in pixels, have room for the whole header; site.css names the same number. */
export const wideScreen = 991;

/** The height of the header in narrower windows, in pixels. Jumps to a place on the page stop below it. */
export const mobileHeaderOffset = 72;
