import './skeleton.css';

/** The boxes of what is on its way, in their real sizes. They appear after a moment, and say nothing by themselves. */
export function ProductCardSkeleton() {
  return (
    <div className="skeleton-card" aria-hidden>
      <div className="skeleton" data-shape="picture" />
      <div className="skeleton-lines">
        <div className="skeleton" data-shape="name" />
        <div className="skeleton" data-shape="size" />
        <div className="skeleton" data-shape="price" />
        <div className="skeleton" data-shape="action" />
      </div>
    </div>
  );
}

/** Lines of text that are on their way. */
export const TextSkeleton = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className="skeleton-text" aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <div className="skeleton" data-shape="line" key={line} />
    ))}
  </div>
);
