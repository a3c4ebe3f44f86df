/** To be built: gallery. */
export default function Screen() {
  return <h1>gallery</h1>;
}
