import type { ReactNode } from 'react';
import { BoostDetails } from '#ui/loyalty/boost-details.tsx';
import { boostModal } from '#ui/loyalty/boost-offer.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { useBoosts } from '../../-loyalty.ts';
import type { ModalProps } from '../../-modal-chunks.ts';

/** The offer that the address names, in full. */
export default function BoostDetailsModal({ parameter }: ModalProps): ReactNode {
  const { close } = useModalWays();
  const { chart, here, member, shown } = useBoosts();
  return (
    <BoostDetails
      shown={shown}
      isMember={member !== null}
      offerId={parameter}
      emailHref={boostModal(here, 'receive-boost-offer-email', parameter)}
      onBoost={(offerId) => chart?.send({ type: 'boost.want', offerId })}
      onReload={() => chart?.send({ type: 'offers.reload' })}
      onClose={close}
    />
  );
}
