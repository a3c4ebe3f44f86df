/** The product version that the specification's clients get, whatever the version of this server. */
export const defaultProductVersion = "2.7.13475";
