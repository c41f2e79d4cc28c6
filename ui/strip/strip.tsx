import '../round-button/round-button.css';
import './strip.css';
import {
  Children,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  type WheelEvent,
} from 'react';
import { hasMore, isAtLimit, isPausable, stripMachine } from '#machines/strip/index.ts';
import { notificationOf } from '#services/analytics/notification.rules.ts';
import { columnsOf } from '#services/display/slides.rules.ts';
import { PauseButton } from '../carousel/pause-button.tsx';
import { useHolds } from '../carousel/use-holds.ts';
import { useMeasured } from '../carousel/use-measured.ts';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { useTell } from '../tell/tell.ts';
import { stripTexts as texts } from '../texts/strip.texts.ts';
import { scrollToItem, showFocused, viewOf } from './strip-view.ts';

export type StripDisplay = 'single' | 'itemssize' | 'fixedsize';

type Props = {
  /** What the items are, as "Popular in store". */
  readonly label: string;
  /** One item each. */
  readonly children: ReactNode;
  /** One item nearly as wide as the row, a number of columns, or items of one width. */
  readonly display?: StripDisplay;
  /** For `itemssize`: 4 unless something from 2 to 10 is asked for. */
  readonly columns?: number;
  /** The row moves by itself after so long, when that is more than a second. */
  readonly intervalMs?: number;
  /** The first and the last item in sight, counted from 0. */
  readonly onRange?: (range: { readonly from: number; readonly to: number }) => void;
};

const scrollKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
const isOnRow = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
  target === currentTarget;

/** A row that scrolls natively, by hand, by keys and by arrows. Moved by hand, it never moves by itself again. */
export function Strip({ label, children, display = 'itemssize', columns, intervalMs, onRange }: Props) {
  const items = Children.toArray(children);
  const row = useRef<HTMLUListElement>(null);
  const [strip, send] = useChart(stripMachine, {
    input: { itemCount: items.length, intervalMs: intervalMs ?? null },
    onReport: (report) => {
      if (report.type === 'range.changed') onRange?.({ from: report.from, to: report.to });
      else if (row.current) scrollToItem(row.current, report.item, report.isGliding);
    },
  });
  const tell = useTell();
  const holds = useHolds(send);
  const isPaused = strip.hasTag('paused');

  const tellView = (type: 'view.measured' | 'view.scrolled', element: HTMLElement | null) => {
    const view = element ? viewOf(element) : null;
    if (view) send({ type, ...view });
  };
  useMeasured(row, (element) => tellView('view.measured', element));
  useEffect(() => {
    send({ type: 'items.counted', itemCount: items.length });
    const view = row.current ? viewOf(row.current) : null;
    if (view) send({ type: 'view.measured', ...view });
  }, [send, items.length]);

  const press = (towards: 'next' | 'previous') => {
    if (isAtLimit(strip, towards)) return;
    send({ type: 'arrow.press', towards });
    tell(notificationOf('scroll-arrow', label));
  };
  const byHand = {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => showFocused(currentTarget, target),
    onScroll: () => tellView('view.scrolled', row.current),
    onTouchStart: () => send({ type: 'touch.start' }),
    onTouchEnd: () => send({ type: 'touch.end' }),
    onTouchCancel: () => send({ type: 'touch.end' }),
    onWheel: ({ deltaX, deltaY, shiftKey }: WheelEvent) => {
      if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) send({ type: 'hand.move' });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isOnRow(event) && scrollKeys.includes(event.key)) send({ type: 'hand.move' });
    },
    /** Between the items, or on the scroll bar. */
    onPointerDown: (event: PointerEvent) => {
      if (isOnRow(event) && event.pointerType === 'mouse') send({ type: 'hand.move' });
    },
  };
  const arrow = (towards: 'next' | 'previous') => (
    <button
      className="round-button"
      type="button"
      aria-disabled={isAtLimit(strip, towards) || undefined}
      onClick={() => press(towards)}
    >
      <Icon
        name={towards === 'next' ? 'chevron-right' : 'chevron-left'}
        size="small"
        label={`${texts[towards].text}: ${label}`}
      />
    </button>
  );
  return (
    <section
      className="strip"
      aria-label={label}
      data-display={display}
      data-columns={display === 'itemssize' ? columnsOf(columns) : undefined}
      data-state={Object.values(strip.value).join(' ')}
    >
      {isPausable(strip) ? (
        <PauseButton
          isPaused={isPaused}
          label={label}
          onPress={() => send({ type: isPaused ? 'rotation.resume' : 'rotation.pause' })}
        />
      ) : null}
      <div className="strip-held" {...holds}>
        {hasMore(strip) ? (
          <div className="strip-arrows" data-needs-script>
            {arrow('previous')}
            {arrow('next')}
          </div>
        ) : null}
        <ul
          className="strip-row"
          ref={row}
          aria-label={label}
          tabIndex={0}
          data-native-prevent-pull-to-refresh=""
          {...byHand}
        >
          {items.map((item, index) => (
            <li key={(item as { key?: string }).key ?? index} data-slide={index}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
