/** The package has no types: it is a list of domains. */
declare module "email-providers" {
  const providers: readonly string[];
  export default providers;
}
