/** The product version that clients of the specification are told, whatever the version of this server is. */
export const defaultProductVersion = "2.7.13475";
