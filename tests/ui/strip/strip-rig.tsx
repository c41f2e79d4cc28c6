import { fireEvent, render } from '@testing-library/react';
import type { JSXElementConstructor, ReactNode } from 'react';
import { Strip, type StripDisplay } from '#ui/strip/strip.tsx';
import { createRoom } from '../kit/room.ts';

type Props = {
  readonly itemCount?: number;
  readonly intervalMs?: number;
  readonly display?: StripDisplay;
  readonly columns?: number;
  readonly wrapper?: JSXElementConstructor<{ children: ReactNode }>;
};
const [itemWidth, edge] = [100, 16];

/**
 * A strip of items of 100 pixels, with 16 before the first and behind the last, in a window whose width the test
 * says. It goes where it is sent, unless only hands may move it.
 */
export function stripRig({ follows = true } = {}) {
  const room = createRoom();
  const ranges: { from: number; to: number }[] = [];
  const scrolled: ScrollToOptions[] = [];
  const place = { left: 0, width: 4 * itemWidth + 2 * edge };
  const piece = ({ itemCount = 7, wrapper: _, ...props }: Props) => (
    <Strip label="Breads" onRange={(range) => void ranges.push(range)} {...props}>
      {Array.from({ length: itemCount }, (_item, index) => (
        <a key={index} href="/bread">{`Bread ${index + 1}`}</a>
      ))}
    </Strip>
  );
  const row = () => document.querySelector('.strip-row') as HTMLElement;
  const length = () => row().children.length * itemWidth + 2 * edge;
  const scrollTo = (left: number) => {
    place.left = Math.max(0, Math.min(left, length() - place.width));
    fireEvent.scroll(row());
  };
  /** jsdom lays nothing out: here is the layout. */
  const giveRoom = () => {
    const number = (element: Element, name: string, get: () => number) =>
      Object.defineProperty(element, name, { get, configurable: true });
    number(row(), 'scrollLeft', () => place.left);
    number(row(), 'clientWidth', () => place.width);
    number(row(), 'scrollWidth', () => Math.max(place.width, length()));
    for (const [index, item] of [...row().children].entries()) {
      number(item, 'offsetLeft', () => edge + index * itemWidth);
      number(item, 'offsetWidth', () => itemWidth);
    }
    row().scrollTo = ((to: ScrollToOptions) => {
      scrolled.push(to);
      if (follows) scrollTo(to.left ?? 0);
    }) as typeof Element.prototype.scrollTo;
  };
  const layOut = () => {
    giveRoom();
    for (const measure of room.observers) measure();
  };
  let shown: { rerender: (ui: ReactNode) => void } | null = null;
  let given: Props = {};
  const named = (name: RegExp) =>
    [...document.querySelectorAll('button')].find((button) =>
      name.test(button.querySelector('[aria-label]')?.getAttribute('aria-label') ?? button.textContent ?? ''),
    ) ?? null;
  return {
    room,
    ranges,
    scrolled,
    row,
    scrollTo,
    layOut,
    giveRoom,
    length,
    show: (props: Props = {}) => {
      given = props;
      place.left = 0;
      shown = render(piece(given), props.wrapper ? { wrapper: props.wrapper } : {});
    },
    count: (itemCount: number) => shown?.rerender(piece({ ...given, itemCount })),
    widen: (columns: number) => {
      place.width = columns * itemWidth + 2 * edge;
      layOut();
    },
    arrow: (towards: 'on' | 'back') => named(new RegExp(`^Scroll ${towards}: Breads$`)),
    pauseButton: () => named(/^(?:Pause the turning pages|Let the pages turn): Breads$/),
    held: () => document.querySelector('.strip-held') as HTMLElement,
    at: () => place.left,
  };
}
