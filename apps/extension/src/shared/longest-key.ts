/** The longest name by which a silent place is asked for, in UTF-16 code units. */
export const longestKey = 300;
