import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { BootAt, BootSteps } from '#ui/where-modals/boot.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { useAsked, useWhere } from '../../-where.ts';

/** How it works, and whether the shopper's own store has it. */
export default function DirectToBootModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const [asked] = useAsked(useWhere().pickupPlaces);
  const { over } = useModalWays();
  const id = fulfilment?.pickupAddressId ?? fulfilment?.fulfilmentStoreId;
  return (
    <Dialog title={texts.boot.text}>
      <div className="where-modal">
        <BootAt store={asked.answer?.find((place) => place.id === id) ?? null} />
        <BootSteps />
        <ButtonLink href={over('direct-to-boot-grouped')} look="outline" data-replace="">
          {texts.bootAll.text}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
