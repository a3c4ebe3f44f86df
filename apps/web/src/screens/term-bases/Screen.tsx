/** To be built: term-bases. */
export default function Screen() {
  return <h1>term-bases</h1>;
}
