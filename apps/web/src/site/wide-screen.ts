/** Up to this width, in pixels, the header is the small one. The same number stands in header.css. */
export const wideScreen = 991;

/** Height of the small header, in pixels: what is scrolled to stops that far below the top. */
export const mobileHeaderOffset = 72;

/** The windows the whole header fits into. */
export const isWideQuery = `(width > ${wideScreen}px)`;
