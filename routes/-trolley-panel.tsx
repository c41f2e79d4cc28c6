import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isOpen, popupMachine } from '#machines/popup/index.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { TrolleyPanel } from '#ui/trolley-panel/trolley-panel.tsx';
import type { PanelProps } from './-trolley-door.tsx';
import { useRemoval, useTrolleyNow, useTrolleyShown } from './-trolley-view.ts';

const id = 'trolley';
const ofTheTrolley = /^\/(?:review)?trolley$|^\/(?:shop\/)?checkout|^\/haveyouforgotten$/;

/** Where there is room beside it, it stays while somebody walks from shelf to shelf; elsewhere it goes with its page. */
function usePlace(): string {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return ofTheTrolley.test(path) || !matchMedia('(min-width: 1200px)').matches ? path : 'shop';
}

const giveBackFocus = () => document.querySelector<HTMLElement>('.trolley-link')?.focus();

/** The trolley beside the page: not a modal, so that a modal may still open over both. */
export function TrolleyPanelHere({ presses }: PanelProps): ReactNode {
  const place = usePlace();
  const [popup, send] = useChart(popupMachine, {
    input: { id, place, closesOutside: false, closesOnPlace: true },
    onReport: (report) => {
      if (report.type === 'popup.closed' && report.by === 'word') giveBackFocus();
    },
  });
  const isShown = isOpen(popup);
  const told = useTrolleyNow();
  const { trolley } = told;
  useEffect(() => send({ type: 'place.change', place }), [send, place]);
  useEffect(() => {
    send({ type: 'popup.show', id });
    if (trolley && !trolley.getSnapshot().context.isWhole) trolley.send({ type: 'whole.need' });
  }, [send, trolley, presses]);
  const { sections, totals, checkoutHref } = useTrolleyShown(told, false);
  const items = useMemo(() => sections.flatMap(({ lines }) => lines), [sections]);
  const { onRemove } = useRemoval(told, items);
  if (!isShown || !trolley) return null;
  return (
    <TrolleyPanel
      sections={sections}
      totals={totals}
      checkoutHref={checkoutHref}
      onRemove={onRemove}
      onClose={() => send({ type: 'popup.dismiss' })}
    />
  );
}
