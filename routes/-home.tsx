import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { settingsIn, settingsOf, shellIn, shellOf } from '#machines/shop/index.ts';
import { HomePage } from '#ui/pages/home/home-page.tsx';

export function HomeRoute(): ReactNode {
  const { departments, rows } = useLoaderData({ from: '/' });
  const { shop } = useRouteContext({ from: '__root__' });
  const shell = useSelector(shellOf(shop), shellIn);
  const brand = useSelector(settingsOf(shop), (settings) => settingsIn(settings)?.brand.name ?? 'Kete');
  return (
    <HomePage
      brand={brand}
      banners={[...shell.browseBanners, ...shell.specialsBanners, ...shell.recipesBanners]}
      departments={departments}
      rows={rows}
    />
  );
}
