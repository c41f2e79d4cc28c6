import './gallery.css';
import { useEffect, useRef } from 'react';
import type { Samples } from '../../gallery.types.ts';
import { slugOf } from './gallery.rules.ts';
import type { Look } from './gallery.types.ts';

export type SamplePageProps = {
  readonly samples: Samples;
  readonly title: string;
  /** The one sample to show; null for all of them, one under the other. */
  readonly only: string | null;
  readonly look: Look;
};

/** Samples and nothing else, as a page: what the gallery frames and the tests look at. */
export function SamplePage({ samples, title, only, look }: SamplePageProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (main.current) main.current.dataset['live'] = '';
  }, []);
  return (
    <main ref={main} id="main" className="gallery-bare" data-gallery-theme={look.theme} data-gallery-text={look.text}>
      <h1 className="visually-hidden">{title}</h1>
      {only === null
        ? Object.entries(samples).map(([name, sample]) => (
            <section key={name} id={slugOf(name)} aria-label={name}>
              {sample}
            </section>
          ))
        : samples[only]}
    </main>
  );
}
