/** To be built: documents. */
export default function Screen() {
  return <h1>documents</h1>;
}
