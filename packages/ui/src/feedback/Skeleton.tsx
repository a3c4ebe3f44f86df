/** A placeholder in the shape of content that is loading. The loading state is announced elsewhere. */
export function Skeleton({
  lines = 1,
  shape = "text",
}: {
  readonly lines?: number;
  readonly shape?: "text" | "title" | "block" | "circle";
}) {
  return (
    <div className="skeleton" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a shape have no other name
        <span key={line} className={`skeleton-${shape}`} />
      ))}
    </div>
  );
}
