/** To be built: operator. */
export default function Screen() {
  return <h1>operator</h1>;
}
