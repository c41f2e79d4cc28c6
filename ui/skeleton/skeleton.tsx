import './skeleton.css';

type Props = { readonly kind: 'line' | 'card'; readonly count?: number };

/** Keeps the room of what is on its way. It shows after a moment only, so that what comes at once does not flicker. */
export function Skeleton({ kind, count = 1 }: Props) {
  return (
    <div className="skeleton" data-kind={kind} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
