/** Windows wider than this, in pixels, have room for the whole header; site.css names the same number. */
export const wideScreen = 991;

/** How high the header stands on narrower windows, in pixels: what is jumped to stops below it. */
export const mobileHeaderOffset = 72;
