/** To be built: forgotten-password. */
export default function Screen() {
  return <h1>forgotten-password</h1>;
}
