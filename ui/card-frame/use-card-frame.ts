import { useContext, useState } from 'react';
import type { Actor } from 'xstate';
import { type CardFrameReport, cardFrameActors, cardFrameMachine } from '#machines/card-frame/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { PaymentsContext } from './payments-context.ts';

export type CardFrameActor = Actor<typeof cardFrameMachine>;

/**
 * A card frame of a page's own, for `<CardFrame actor>`. Whoever holds it may send `card.submit`, and hears by
 * `submit.settled` how each one ended.
 */
export function useCardFrame(onReport?: (report: CardFrameReport) => void): CardFrameActor {
  const { service, payOrigin, isDebugOn } = useContext(PaymentsContext);
  const [machine] = useState(() => cardFrameMachine.provide({ actors: cardFrameActors(service) }));
  const [, , actor] = useChart(machine, { input: { payOrigin, isDebugOn }, ...(onReport ? { onReport } : {}) });
  return actor;
}
