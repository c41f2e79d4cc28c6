import { useLoaderData, useLocation, useSearch, useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { flagsOf, isOn } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { ConfirmationPage } from '#ui/pages/confirmation/confirmation-page.tsx';
import { MissingOrder, UnreadOrder } from '#ui/pages/confirmation/no-confirmation.tsx';

export function ConfirmationRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const data = useLoaderData({ from: '/checkout/confirmation' });
  const isNew = useSelector(flagsOf(shop), (flags) => isOn(flags, 'OrderConfirmation'));
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const { changed = false } = useSearch({ from: '/checkout/confirmation' });
  if (data.state === 'missing') return <MissingOrder />;
  if (data.state === 'unread') return <UnreadOrder onRetry={() => void router.invalidate()} />;
  const { order, nowMs } = data;
  return (
    <ConfirmationPage
      order={order}
      isChanged={changed}
      isNew={isNew}
      nowMs={nowMs}
      here={here}
      onPrint={() => window.print()}
    />
  );
}
