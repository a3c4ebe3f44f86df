/** To be built: extension. */
export default function Screen() {
  return <h1>extension</h1>;
}
