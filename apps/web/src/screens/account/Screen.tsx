/** To be built: account. */
export default function Screen() {
  return <h1>account</h1>;
}
