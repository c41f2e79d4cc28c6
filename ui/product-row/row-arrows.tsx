import '../round-button/round-button.css';
import { type RefObject, useEffect, useState } from 'react';
import { notificationOf } from '#services/analytics/notification.rules.ts';
import { itemBefore } from '#services/display/slides.rules.ts';
import { useMeasured } from '#ui/carousel/use-measured.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { scrollToItem, viewOf } from '#ui/strip/strip-view.ts';
import { useTell } from '#ui/tell/tell.ts';
import { productTexts as texts } from '#ui/texts/product.texts.ts';

type Props = { readonly list: RefObject<HTMLElement | null>; readonly title: string };
/** What the layout says of the row: whether anything stands before or behind what is in sight. */
type Ends = { readonly hasBefore: boolean; readonly hasMore: boolean };

const atFirst: Ends = { hasBefore: false, hasMore: true };

/** Two buttons that turn a row by what is in sight, as the ones of the strip do; none where everything is in sight. */
export function RowArrows({ list, title }: Props) {
  const [ends, keepEnds] = useState(atFirst);
  const tell = useTell();
  const measure = (row: HTMLElement) => {
    const view = viewOf(row);
    if (!view) return;
    const [hasBefore, hasMore] = [!view.isAtStart, !view.isAtEnd];
    keepEnds((had) => (had.hasBefore === hasBefore && had.hasMore === hasMore ? had : { hasBefore, hasMore }));
  };
  useMeasured(list, measure);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const learn = () => measure(row);
    row.addEventListener('scroll', learn, { passive: true });
    return () => row.removeEventListener('scroll', learn);
  }, [list]);

  const turn = (towards: 'previous' | 'next') => {
    const view = list.current && viewOf(list.current);
    if (!list.current || !view) return;
    const isGliding = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollToItem(list.current, towards === 'next' ? view.to + 1 : itemBefore(view), isGliding);
    tell(notificationOf('scroll-arrow', title));
  };
  const arrow = (towards: 'previous' | 'next', canTurn: boolean) => (
    <button
      className="round-button"
      type="button"
      aria-label={`${texts[towards].text}: ${title}`}
      aria-disabled={!canTurn || undefined}
      onClick={() => (canTurn ? turn(towards) : undefined)}
    >
      <Icon name={towards === 'next' ? 'chevron-right' : 'chevron-left'} size="small" />
    </button>
  );
  return ends.hasBefore || ends.hasMore ? (
    <div className="product-row-turn" data-needs-script>
      {arrow('previous', ends.hasBefore)}
      {arrow('next', ends.hasMore)}
    </div>
  ) : null;
}
