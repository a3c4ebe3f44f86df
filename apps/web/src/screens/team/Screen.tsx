/** To be built: team. */
export default function Screen() {
  return <h1>team</h1>;
}
