/** To be built: verify-email. */
export default function Screen() {
  return <h1>verify-email</h1>;
}
