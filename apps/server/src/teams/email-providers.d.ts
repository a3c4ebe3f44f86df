/** The package, a list of domains, has no types. */
declare module "email-providers" {
  const providers: readonly string[];
  export default providers;
}
