/** A word is said in at most this many ways; word × this + way is the number of one. */
export const mostWays = 4;
