/** To be built: snippets. */
export default function Screen() {
  return <h1>snippets</h1>;
}
