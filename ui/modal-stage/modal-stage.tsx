import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type AddressedModal,
  addressedIn,
  type MessageModal,
  type ModalAnswer,
  messageIn,
  type modalsMachine,
} from '#machines/modals/index.ts';
import { ModalHoldContext } from '#ui/dialog/modal-hold.ts';

type Props = {
  readonly modals: ActorRefFrom<typeof modalsMachine>;
  readonly addressed: (modal: AddressedModal) => ReactNode;
  readonly message: (modal: MessageModal, onAnswer: (answer: ModalAnswer) => void) => ReactNode;
  /** The page without the addressed modal. */
  readonly closeHref?: string | undefined;
  /** One step back leads to another modal of that outlet. */
  readonly hasWayBack?: boolean;
};

/** The one modal over the page, as its chart says, and what a visitor does with it. */
export function ModalStage({ modals, addressed, message, closeHref, hasWayBack = false }: Props) {
  const named = useSelector(modals, addressedIn);
  const said = useSelector(modals, messageIn);
  const shown = said ?? named;
  if (!shown) return null;
  const onAnswer = (answer: ModalAnswer) => modals.send({ type: 'modal.answer', answer });
  return (
    <ModalHoldContext
      value={{
        closeHref: said ? undefined : closeHref,
        isDismissible: shown.isDismissible,
        hasBack: said ? said.hasBack : hasWayBack,
        onDismiss: (by) => modals.send({ type: 'modal.dismiss', by }),
        onBack: () => onAnswer('back'),
        onClose: (to) => modals.send({ type: 'modal.close', ...(to === undefined ? {} : { to }) }),
      }}
    >
      {said ? message(said, onAnswer) : named && addressed(named)}
    </ModalHoldContext>
  );
}
