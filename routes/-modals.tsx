import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, type ReactNode } from 'react';
import { addressedIn, closeHrefOf, hasBackIn, modalsOf, navigationOf } from '#machines/shop/index.ts';
import { ModalStage } from '#ui/modal-stage/modal-stage.tsx';
import { addressedElement } from './-modal-chunks.ts';

const Message = lazy(() => import('./-message-modal.tsx'));

/** The one modal that stands over the page: a chunk that the address names, or a message. */
export function Modals(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const modals = modalsOf(shop);
  const outlet = useSelector(modals, (now) => addressedIn(now)?.outlet);
  const closeHref = useSelector(navigationOf(shop), (now) => (outlet ? closeHrefOf(now, outlet) : undefined));
  const hasWayBack = useSelector(navigationOf(shop), (now) => outlet !== undefined && hasBackIn(now, outlet));
  return (
    <ModalStage
      modals={modals}
      addressed={addressedElement}
      message={(modal, onAnswer) => <Message key={modal.id} message={modal} onAnswer={onAnswer} />}
      closeHref={closeHref}
      hasWayBack={hasWayBack}
    />
  );
}
