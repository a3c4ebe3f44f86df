/** To be built: word-explorer. */
export default function Screen() {
  return <h1>word-explorer</h1>;
}
