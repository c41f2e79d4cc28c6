import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type MessageModal, modalsOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { messageOf } from '#ui/modal-messages/message-of.ts';

/** What the shop says in a modal. Its buttons answer; the chart decides what follows. */
export default function Message({ message: { type, data } }: { readonly message: MessageModal }): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { isLoggedIn, isShopper } = useSelector(sessionOf(shop), shopperOf);
  const returnPath = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const said = messageOf(type, data, { isLoggedIn, isShopper, returnPath });
  return <GenericModal data={said} onAnswer={(answer) => modalsOf(shop).send({ type: 'modal.answer', answer })} />;
}
