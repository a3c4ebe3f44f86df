/** The version of the product clients are told they talk to, whatever the version of this server is. */
export const defaultProductVersion = "2.7.13475";
