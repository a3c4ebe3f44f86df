/** To be built: members. */
export default function Screen() {
  return <h1>members</h1>;
}
