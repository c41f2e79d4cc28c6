import { useLoaderData, useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { settingsIn, settingsOf } from '#machines/shop/index.ts';
import { HomePage } from '#ui/pages/home/home-page.tsx';
import { Zone } from './-zone.tsx';

export function HomeRoute(): ReactNode {
  const parts = useLoaderData({ from: '/' });
  const router = useRouter();
  const { shop } = useRouteContext({ from: '__root__' });
  const brand = useSelector(settingsOf(shop), (settings) => settingsIn(settings)?.brand.name ?? 'Kete');
  return (
    <>
      <Zone shop={shop} name="lastOrder" />
      <HomePage brand={brand} {...parts} onRetry={() => router.invalidate({ sync: true })} />
    </>
  );
}
