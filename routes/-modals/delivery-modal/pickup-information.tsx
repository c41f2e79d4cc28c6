import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { Ways } from '#ui/where-modals/ways.tsx';
import { useModalWays } from '../../-close-modal.ts';

export default function PickupInformationModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const name = useSelector(sessionOf(shop), fulfilmentOf)?.pickupAddressName ?? null;
  const { over } = useModalWays();
  return (
    <Dialog title={texts.pickupInformation.text} size="medium">
      <div className="where-modal">
        {name === null ? null : <p>{`${texts.youPickUp.text.replace('{place}', name)}.`}</p>}
        <p>{texts.lead.text}</p>
        <Ways />
        <ButtonLink href={over('change-pick-up-store')} data-replace="">
          {texts.changePlace.text}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
