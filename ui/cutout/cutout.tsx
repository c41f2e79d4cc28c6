import './cutout.css';
import { type ReactNode, use, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { type CutoutMemory, cutoutOver, isShown } from '#machines/cutout/index.ts';
import type { AcknowledgementKey } from '#services/storage/stored-keys.rules.ts';
import { Button } from '../button/button.tsx';
import { useChart } from '../chart/use-chart.ts';
import { ChannelContext } from '../popup/popup-channel.tsx';
import { giveFocusBack } from '../popup/give-focus-back.ts';
import { useElsewhere } from '../popup/use-elsewhere.ts';
import { cutoutTexts as texts } from '../texts/cutout.texts.ts';
import { cutoutRadiusPx, cutoutWidthPx } from './cutout-place.rules.ts';
import { usePlacedCutout } from './use-placed-cutout.ts';

type Props = CutoutMemory & {
  /** Under which this browser remembers that it was read. */
  readonly storageKey: AcknowledgementKey;
  /** The id of the element it speaks of. */
  readonly targetId: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly widthPx?: number;
  readonly radiusPx?: number;
  /** A press beside it closes it as well; it reaches what it was meant for either way. */
  readonly closesOutside?: boolean;
};

/**
 * A hint at one thing of the page, which is shaded but for a hole around that thing. Nothing is blocked meanwhile. Closed
 * once, it never comes again in this browser.
 */
export function Cutout({ storageKey, targetId, title, children, isAcknowledged, onAcknowledged, ...rest }: Props) {
  const { widthPx = cutoutWidthPx, radiusPx = cutoutRadiusPx, closesOutside = false } = rest;
  const { channel } = use(ChannelContext);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const chart = useMemo(() => cutoutOver({ isAcknowledged, onAcknowledged }), [isAcknowledged, onAcknowledged]);
  const [cutout, send] = useChart(chart, {
    input: { key: storageKey, closesOutside },
    onReport: ({ by }) => {
      const hadFocus = before.current instanceof HTMLElement && before.current !== document.body;
      giveFocusBack(hadFocus ? (before.current as HTMLElement) : focusableAt(targetId), card.current, by);
    },
  });
  const shown = isShown(cutout);
  useLayoutEffect(() => {
    if (shown) before.current = document.activeElement;
  }, [shown]);
  usePlacedCutout(shown, { root, card }, { targetId, widthPx, radiusPx });
  useEffect(() => (shown ? channel.stand(storageKey) : undefined), [channel, storageKey, shown]);
  const isTop = useCallback(() => channel.isLast(storageKey), [channel, storageKey]);
  const onEscape = useCallback(() => send({ type: 'escape.press' }), [send]);
  const onOutside = useCallback(() => send({ type: 'outside.press' }), [send]);
  useElsewhere(shown, card, isTop, { onEscape, onOutside });
  if (!shown) return null;
  return (
    <div className="cutout" ref={root}>
      <div className="cutout-shade" aria-hidden="true" />
      <div
        className="cutout-card"
        ref={card}
        role="dialog"
        aria-labelledby={`${name}title`}
        aria-describedby={`${name}words`}
        tabIndex={-1}
      >
        <div className="cutout-scroll">
          <p className="cutout-title" id={`${name}title`}>
            {title}
          </p>
          <div id={`${name}words`}>{children}</div>
          <Button size="small" onClick={() => send({ type: 'cutout.close' })}>
            {texts.close.text}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What of the target can have the focus: itself, or the first thing in it. */
function focusableAt(targetId: string): HTMLElement | null {
  const target = document.getElementById(targetId);
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  return target?.matches(focusable) ? target : (target?.querySelector<HTMLElement>(focusable) ?? null);
}
