/** To be built: style-guides. */
export default function Screen() {
  return <h1>style-guides</h1>;
}
