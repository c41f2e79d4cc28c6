import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { modalsOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { useModalWays } from './-close-modal.ts';
import type { Onboarding } from './-onboarding-due.ts';

/** Inside a modal that tells of something new: however it is closed, it has been read, unless it was never shown. */
export function useOnboarding([, acknowledgement]: Onboarding): { readonly isShown: boolean; close(): void } {
  const { close } = useModalWays();
  const { shop, services } = useRouteContext({ from: '__root__' });
  const { storage } = services;
  const isShown = useSelector(sessionOf(shop), (session) => !shopperOf(session).isChangingOrder);
  useEffect(() => {
    if (isShown) return () => storage.write(acknowledgement, true);
    return modalsOf(shop).send({ type: 'modal.close' });
  }, [shop, storage, acknowledgement, isShown]);
  const read = () => {
    storage.write(acknowledgement, true);
    close();
  };
  return { isShown, close: read };
}
