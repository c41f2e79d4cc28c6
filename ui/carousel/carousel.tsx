import '../round-button/round-button.css';
import './carousel.css';
import { Children, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { carouselMachine, hasArrows, hasPauseButton, isInSight, pagesOf, perPageOf } from '#machines/carousel/index.ts';
import { notificationOf } from '#services/analytics/notification.rules.ts';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { useTell } from '../tell/tell.ts';
import { carouselTexts as texts } from '../texts/carousel.texts.ts';
import { PauseButton } from './pause-button.tsx';
import { useHolds } from './use-holds.ts';
import { useMeasured } from './use-measured.ts';
import { useSwipe } from './use-swipe.ts';

export const defaultIntervalMs = 5_000;

type Props = {
  /** What the slides are, as "Specials of the week". */
  readonly label: string;
  /** One slide each. */
  readonly children: ReactNode;
  /** Pages turn by themselves, every five seconds unless it says another time. */
  readonly isAutoRotating?: boolean;
  readonly intervalMs?: number;
  /** `page`: one slide fills the whole width, as a banner does. */
  readonly fits?: 'items' | 'page';
  /** The first and the last slide in sight, counted from 0. */
  readonly onRange?: (range: { readonly from: number; readonly to: number }) => void;
};

const wishOf = (element: HTMLElement) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--carousel-item')) || 0;

const focusedIn = (element: HTMLElement) => {
  const slide = element.contains(document.activeElement) ? document.activeElement?.closest('[data-slide]') : null;
  return slide ? Number(slide.getAttribute('data-slide')) : undefined;
};

/** Slides in pages that wrap around. Without script it is a row that scrolls; what is out of sight cannot be reached. */
export function Carousel({ label, children, isAutoRotating = false, intervalMs, fits = 'items', onRange }: Props) {
  const slides = Children.toArray(children);
  const [carousel, send] = useChart(carouselMachine, {
    input: { itemCount: slides.length, intervalMs: isAutoRotating ? (intervalMs ?? defaultIntervalMs) : null },
    onReport: ({ from, to }) => onRange?.({ from, to }),
  });
  const tell = useTell();
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const { currentPage, translate, range, turnedBy } = carousel.context;
  const [pages, perPage] = [pagesOf(carousel), perPageOf(carousel)];
  const isRotating = carousel.hasTag('rotating');
  const holds = useHolds(send);
  const swipe = useSwipe((towards) => send({ type: towards === 'left' ? 'page.next' : 'page.previous' }));

  useMeasured(view, (element) => {
    const containerWidth = element.getBoundingClientRect().width;
    send({
      type: 'size.measured',
      containerWidth,
      itemWidth: fits === 'page' ? containerWidth : wishOf(element),
      focusedItem: focusedIn(element),
    });
  });
  useEffect(() => send({ type: 'items.counted', itemCount: slides.length }), [send, slides.length]);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--carousel-translate', `${translate}px`);
    frame.current?.style.setProperty('--carousel-per-page', String(perPage ?? 1));
  }, [translate, perPage]);
  const turn = (type: 'page.next' | 'page.previous') => {
    send({ type });
    tell(notificationOf('scroll-arrow', label));
  };
  return (
    <section
      className="carousel"
      ref={frame}
      aria-roledescription={texts.carousel.text}
      aria-label={label}
      data-live={range ? '' : undefined}
      data-fits={fits}
      data-state={String(carousel.value)}
    >
      {hasPauseButton(carousel) ? (
        <PauseButton
          isPaused={carousel.hasTag('paused')}
          label={label}
          onPress={() => send({ type: carousel.hasTag('paused') ? 'rotation.resume' : 'rotation.pause' })}
        />
      ) : null}
      <div className="carousel-held" {...holds}>
        {hasArrows(carousel) ? (
          <div className="carousel-arrows" data-needs-script>
            <button className="round-button" type="button" aria-controls={id} onClick={() => turn('page.previous')}>
              <Icon name="chevron-left" size="small" label={texts.previous.text} />
            </button>
            <button className="round-button" type="button" aria-controls={id} onClick={() => turn('page.next')}>
              <Icon name="chevron-right" size="small" label={texts.next.text} />
            </button>
          </div>
        ) : null}
        <div className="carousel-window" ref={view} {...swipe} data-native-prevent-pull-to-refresh="">
          <div className="carousel-row" id={id}>
            {slides.map((slide, index) => (
              <div
                className="carousel-slide"
                key={(slide as { key?: string }).key ?? index}
                role="group"
                aria-roledescription={texts.slide.text}
                aria-label={`${index + 1} ${texts.of.text} ${slides.length}`}
                data-slide={index}
                inert={!isInSight(carousel, index)}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        {pages > 1 ? (
          <div className="carousel-dots" role="group" aria-label={texts.pages.text}>
            {Array.from({ length: pages }, (_, page) => (
              <button
                key={page}
                type="button"
                aria-label={`${texts.page.text} ${page + 1} ${texts.of.text} ${pages}`}
                aria-current={page === currentPage || undefined}
                onClick={() => send({ type: 'page.choose', page })}
              />
            ))}
          </div>
        ) : null}
      </div>
      <p className="visually-hidden" role="status" aria-live={isRotating ? 'off' : 'polite'}>
        {!isRotating && turnedBy === 'hand' && range
          ? `${texts.page.text} ${currentPage + 1} ${texts.of.text} ${pages}, ${range.from + 1} ${texts.to.text} ${range.to + 1} ${texts.of.text} ${slides.length}`
          : null}
      </p>
    </section>
  );
}
