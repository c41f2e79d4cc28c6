import { useInspector } from '../use-inspector.ts';

const screens = { phone: 'On a phone', desktop: 'On a desktop' } as const;

/** What a shopper sees in a state: from the recorded journey that comes to it soonest. */
export function Pictures({ state }: { readonly state: string }) {
  const { data } = useInspector().book;
  const shots = Object.entries(screens).flatMap(([screen, title]) => {
    const steps = data.journeys.flatMap(({ journey, steps: played }) =>
      played
        .filter(({ states, pictures }) => states.includes(state) && data.pictures[pictures[screen] ?? ''] !== undefined)
        .map((step) => ({ journey, step })),
    );
    const best = steps.toSorted((a, b) => a.step.step - b.step.step)[0];
    const source = data.pictures[best?.step.pictures[screen] ?? ''];
    return best && source ? [{ screen, title, source, journey: best.journey }] : [];
  });
  return (
    <section className="pictures">
      <h4>What it looks like</h4>
      {shots.length === 0 ? (
        <p className="none">No picture was taken in this state.</p>
      ) : (
        shots.map(({ screen, title, source, journey }) => (
          <figure key={screen} data-screen={screen}>
            <img src={source} alt={`The shop ${title.toLowerCase()} in this state`} />
            <figcaption>
              {title}, in the journey “{journey.title}”
            </figcaption>
          </figure>
        ))
      )}
    </section>
  );
}
