/** To be built: welcome. */
export default function Screen() {
  return <h1>welcome</h1>;
}
