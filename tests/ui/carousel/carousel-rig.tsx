import { fireEvent, render } from '@testing-library/react';
import type { JSXElementConstructor, ReactNode } from 'react';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { createRoom } from '../kit/room.ts';

export type Range = { readonly from: number; readonly to: number };
type Props = {
  readonly itemCount?: number;
  readonly intervalMs?: number | 'default' | null;
  readonly wrapper?: JSXElementConstructor<{ children: ReactNode }>;
};

export const slideNames = (count: number) => Array.from({ length: count }, (_, index) => `Pear ${index + 1}`);

/** A carousel in a room whose width the test says. */
export function carouselRig() {
  const room = createRoom();
  const ranges: Range[] = [];
  const piece = ({ itemCount = 7, intervalMs = null }: Props) => (
    <Carousel
      label="Fruit"
      onRange={(range) => void ranges.push(range)}
      isAutoRotating={intervalMs !== null}
      {...(typeof intervalMs === 'number' ? { intervalMs } : {})}
    >
      {slideNames(itemCount).map((name) => (
        <a key={name} href="/fruit">
          {name}
        </a>
      ))}
    </Carousel>
  );
  let shown: { rerender: (ui: ReactNode) => void; unmount: () => void } | null = null;
  let given: Props = {};
  const frame = () => document.querySelector('section.carousel') as HTMLElement;
  /** By name, without asking the whole page for roles: thousands of steps look here. */
  const buttons = (name: RegExp) =>
    [...document.querySelectorAll('button')].filter((button) =>
      name.test(
        button.getAttribute('aria-label') ??
          button.querySelector('[aria-label]')?.getAttribute('aria-label') ??
          button.textContent ??
          '',
      ),
    );
  const view = () => frame().querySelector('.carousel-window') as HTMLElement;
  return {
    ranges,
    room,
    frame,
    view,
    show: (props: Props = {}) => {
      given = props;
      shown = render(piece(given), props.wrapper ? { wrapper: props.wrapper } : {});
    },
    leave: () => shown?.unmount(),
    count: (itemCount: number) => shown?.rerender(piece({ ...given, itemCount })),
    widen: (width: number, itemWidth = 240) => {
      view().style.setProperty('--carousel-item', itemWidth ? `${itemWidth}px` : '');
      room.widen(view(), width);
    },
    arrow: (name: 'Previous' | 'Next') => buttons(new RegExp(`^${name} page$`))[0] ?? null,
    dots: () => buttons(/^Page \d/),
    pauseButton: () => buttons(/^(?:Pause the turning pages|Let the pages turn): Fruit$/)[0] ?? null,
    /** The names of the slides that can be reached. */
    inSight: () =>
      [...frame().querySelectorAll('.carousel-slide:not([inert])')].map(({ textContent }) => textContent ?? ''),
    moved: () => frame().style.getPropertyValue('--carousel-translate'),
    swipe: (from: readonly [number, number], to: readonly [number, number], pointerType = 'touch') => {
      fireEvent.pointerDown(view(), { pointerId: 1, pointerType, clientX: from[0], clientY: from[1] });
      fireEvent.pointerUp(view(), { pointerId: 1, pointerType, clientX: to[0], clientY: to[1] });
    },
  };
}
