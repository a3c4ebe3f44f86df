/** To be built: dictionary. */
export default function Screen() {
  return <h1>dictionary</h1>;
}
