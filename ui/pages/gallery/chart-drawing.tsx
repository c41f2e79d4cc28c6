import { galleryTexts as texts } from '../../texts/gallery.texts.ts';
import type { ChartFact } from './gallery.types.ts';

/** A chart's drawing, and its states in words. */
export function ChartDrawing({ chart, src }: { chart: ChartFact; src: string | undefined }) {
  return (
    <section className="gallery-chart" aria-label={chart.name}>
      <h2>{chart.name}</h2>
      {src === undefined ? null : (
        <p>
          <a href={src} rel="external">
            <img src={src} alt={`${texts.drawing.text} ${chart.name}`} loading="lazy" />
            {texts.enlarge.text}
          </a>
        </p>
      )}
      <table className="gallery-states">
        <caption>{`${texts.statesOf.text} ${chart.name}`}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.state.text}</th>
            <th scope="col">{texts.isTrue.text}</th>
          </tr>
        </thead>
        <tbody>
          {chart.states.map(({ state, description }, index) => (
            <tr key={`${index} ${state}`}>
              <th scope="row">{state}</th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
