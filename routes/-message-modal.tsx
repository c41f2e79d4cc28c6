import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type MessageModal, type ModalAnswer, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { messageOf } from '#ui/modal-messages/message-of.ts';

type Props = { readonly message: MessageModal; readonly onAnswer: (answer: ModalAnswer) => void };

/** What the shop says in a modal: to a visitor something else than to a shopper. */
export default function Message({ message: { type, data }, onAnswer }: Props): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { isLoggedIn, isShopper } = useSelector(sessionOf(shop), shopperOf);
  const returnPath = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  return <GenericModal data={messageOf(type, data, { isLoggedIn, isShopper, returnPath })} onAnswer={onAnswer} />;
}
