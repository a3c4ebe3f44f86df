/** To be built: privacy. */
export default function Screen() {
  return <h1>privacy</h1>;
}
