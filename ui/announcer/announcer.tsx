type Spoken = { readonly text: string; readonly count: number };
type Props = { readonly polite: Spoken; readonly assertive: Spoken };

/** The two regions through which a page speaks. A new count is a new element, so that the same words are heard again. */
export function Announcer({ polite, assertive }: Props) {
  return (
    <div className="visually-hidden">
      <div role="status" aria-live="polite">
        <p key={polite.count}>{polite.text}</p>
      </div>
      <div role="alert" aria-live="assertive">
        <p key={assertive.count}>{assertive.text}</p>
      </div>
    </div>
  );
}
