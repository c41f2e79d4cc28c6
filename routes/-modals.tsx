import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, type ReactNode } from 'react';
import { addressedIn, closeHrefOf, hasBackIn, messageIn, modalsOf, navigationOf } from '#machines/shop/index.ts';
import { ModalHoldContext } from '#ui/dialog/modal-hold.ts';
import { addressedElement } from './-modal-chunks.ts';

const MessageModal = lazy(() => import('./-message-modal.tsx'));

/** The one modal that stands over the page, as its chart says: one that the address names, or a message. */
export function Modals(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const modals = modalsOf(shop);
  const addressed = useSelector(modals, addressedIn);
  const message = useSelector(modals, messageIn);
  const closeHref = useSelector(navigationOf(shop), (navigation) =>
    addressed ? closeHrefOf(navigation, addressed.outlet) : undefined,
  );
  const hasWayBack = useSelector(navigationOf(shop), (navigation) =>
    addressed ? hasBackIn(navigation, addressed.outlet) : false,
  );
  const shown = message ?? addressed;
  if (!shown) return null;
  return (
    <ModalHoldContext
      value={{
        closeHref,
        isDismissible: shown.isDismissible,
        hasBack: message?.hasBack ?? hasWayBack,
        onDismiss: (by) => modals.send({ type: 'modal.dismiss', by }),
        onBack: () => modals.send({ type: 'modal.answer', answer: 'back' }),
        onClose: (to) => modals.send({ type: 'modal.close', ...(to === undefined ? {} : { to }) }),
      }}
    >
      {message ? <MessageModal key={message.id} message={message} /> : addressed && addressedElement(addressed)}
    </ModalHoldContext>
  );
}
