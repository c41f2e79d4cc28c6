import './gallery.css';
import { Breadcrumb } from '../../breadcrumb/breadcrumb.tsx';
import { galleryTexts as texts } from '../../texts/gallery.texts.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { everySample, galleryHref, lookHref } from './gallery.rules.ts';
import type { Look, PieceFact } from './gallery.types.ts';
import { LookLinks } from './look-links.tsx';
import { SampleFrame } from './sample-frame.tsx';

type Props = {
  readonly fact: PieceFact;
  readonly look: Look;
  /** Where the drawing of a chart is found. */
  readonly drawingOf: (chart: string) => string | undefined;
};

/** One piece: what it is for, the rows it meets, its samples as they are looked at, and its charts. */
export function PiecePage({ fact, look, drawingOf }: Props) {
  const path = galleryHref(fact.id);
  const frameLook = { ...(look.theme && { theme: look.theme }), ...(look.text && { text: look.text }) };
  const widths = look.width ? [look.width] : (['phone', 'desktop'] as const);
  return (
    <main id="main" className="page gallery">
      <Breadcrumb crumbs={[{ text: texts.title.text, href: galleryHref() }, { text: fact.name }]} />
      <h1>{fact.name}</h1>
      <p className="lead">{fact.about}</p>
      <p className="gallery-facts">
        {texts.written.text} <code>{fact.file}</code>.{' '}
        <a href={lookHref(`${path}/${everySample}`, frameLook)} rel="external">
          {texts.together.text}
        </a>
      </p>
      <LookLinks path={path} look={look} />
      <div className="gallery-piece">
        <div className="gallery-samples">
          {fact.samples.map(({ name, slug }) => {
            const src = lookHref(`${path}/${slug}`, frameLook);
            return (
              <section key={slug} id={slug} className="gallery-sample" aria-labelledby={`${slug}-name`}>
                <h2 id={`${slug}-name`}>{name}</h2>
                <a href={src} rel="external" aria-describedby={`${slug}-name`}>
                  {texts.alone.text}
                </a>
                {widths.map((width) => (
                  <SampleFrame key={width} src={src} width={width} name={name} />
                ))}
              </section>
            );
          })}
        </div>
        <div className="gallery-beside">
          {fact.charts.map((chart) => (
            <ChartDrawing key={chart.name} chart={chart} src={drawingOf(chart.name)} />
          ))}
          <h2>{texts.row.text}</h2>
          {fact.rows.length === 0 ? <p>{texts.noRows.text}</p> : null}
          <dl className="gallery-rows">
            {fact.rows.map(({ id, text }) => (
              <div key={id}>
                <dt>{id}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </main>
  );
}
