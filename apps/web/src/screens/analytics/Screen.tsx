/** To be built: analytics. */
export default function Screen() {
  return <h1>analytics</h1>;
}
