import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { placesOf } from '#machines/fulfilment/index.ts';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { placeOf } from '#services/fulfilment/change.rules.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { Switched } from '#ui/where-modals/switched.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { useFulfilment } from '../../-fulfilment.ts';

export default function SwitchedToPickupModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { chart, leave } = useFulfilment();
  const session = useSelector(sessionOf(shop), (now) => now);
  const before = useSelector(chart, (now) => (now ? placesOf(now).before : null));
  const { close } = useModalWays();
  return (
    <Dialog title={texts.switched.text}>
      <Switched
        before={before}
        now={placeOf(fulfilmentOf(session))}
        isReviewDue={session.context.flags.trolleyNeedsReview}
        onDone={() => {
          leave();
          close();
        }}
      />
    </Dialog>
  );
}
