/** To be built: simple-style-guide. */
export default function Screen() {
  return <h1>simple-style-guide</h1>;
}
