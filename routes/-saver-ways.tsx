import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { canSubmit } from '#machines/card-frame/index.ts';
import {
  areLost,
  instrumentsIn,
  isCaptured,
  isCapturing,
  type payWaysMachine,
  troubleIn,
  wayIn,
} from '#machines/pay-ways/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { CardFrameActor } from '#ui/card-frame/use-card-frame.ts';
import { PayWays } from '#ui/pay-ways/pay-ways.tsx';
import { CardToPay } from './-payment-card.tsx';

type Wish = {
  readonly name: 'saverWays' | 'saverCard';
  /** A card is being charged, or made the one that is: nothing can be chosen meanwhile. */
  readonly isAtWork: boolean;
  readonly isNewOnly?: boolean;
  /** Told the name of what is paid with, once it is at hand. */
  readonly onReady: (instrumentId: string) => void;
};
type Shown = Omit<ComponentProps<typeof PayWays>, 'cardFrame' | 'onChoose' | 'onSaving' | 'onRenew' | 'onRetry'>;

/** What a pass is paid with: a saved card or one that is typed, which is kept because it is charged again. */
export function useSaverWays({ name, isAtWork, isNewOnly = false, onReady }: Wish) {
  const { shop } = useRouteContext({ from: '__root__' });
  const payWays = chartOf<typeof payWaysMachine>(shop, name);
  const now = useSelector(payWays, (state) => state);
  const frame = useRef<CardFrameActor | null>(null);
  const keepFrame = useCallback((shown: CardFrameActor | null) => {
    frame.current = shown;
  }, []);
  const tell = useRef(onReady);
  useEffect(() => {
    tell.current = onReady;
  });
  const isSaving = now?.context.isSaving ?? false;
  const way = wayIn(now);
  const isOther = isNewOnly && way !== null && way.kind !== 'card';
  useEffect(() => {
    payWays?.send({ type: 'ways.need' });
    const ready = payWays?.on('pay.ready', ({ placement: { instrumentId } }) => {
      if (instrumentId !== null) tell.current(instrumentId);
    });
    return () => {
      ready?.unsubscribe();
      payWays?.send({ type: 'page.left' });
    };
  }, [payWays]);
  useEffect(() => {
    if (!isSaving) payWays?.send({ type: 'save.say', isSaving: true });
    if (isOther) payWays?.send({ type: 'way.choose', way: { kind: 'card' } });
  }, [payWays, isSaving, isOther]);
  const busy = isCapturing(now) || isAtWork;
  const shown: Shown = {
    instruments: instrumentsIn(now),
    areLost: areLost(now) && !isNewOnly,
    way,
    isSaving: true,
    isCaptured: isCaptured(now),
    isAtWork: busy,
    trouble: troubleIn(now),
    isKept: true,
    isNewOnly,
  };
  const view: ReactNode = (
    <PayWays
      {...shown}
      cardFrame={payWays ? <CardToPay payWays={payWays} onFrame={keepFrame} /> : null}
      onChoose={(chosen) => payWays?.send({ type: 'way.choose', way: chosen })}
      onSaving={(isWanted) => payWays?.send({ type: 'save.say', isSaving: isWanted })}
      onRenew={() => payWays?.send({ type: 'card.renew' })}
      onRetry={() => payWays?.send({ type: 'ways.retry' })}
    />
  );
  /** Has the card taken, if it is not at hand; `totalCents` is never 0 where something is paid with it. */
  const press = (totalCents: number) =>
    payWays?.send({
      type: 'pay.press',
      totalCents,
      isAgeAsked: false,
      orderId: null,
      isFrameReady: frame.current !== null && canSubmit(frame.current.getSnapshot()),
    });
  return { view, press, isCapturing: isCapturing(now), instruments: instrumentsIn(now) };
}
