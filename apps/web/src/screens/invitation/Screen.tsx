/** To be built: invitation. */
export default function Screen() {
  return <h1>invitation</h1>;
}
