/** To be built: import. */
export default function Screen() {
  return <h1>import</h1>;
}
