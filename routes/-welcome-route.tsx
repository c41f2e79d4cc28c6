import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { sessionOf, shopperOf } from '#machines/shop/index.ts';
import { WelcomePage } from '#ui/pages/welcome/welcome-page.tsx';

export function WelcomeRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { firstName, isShopper, hasOnecard } = useSelector(sessionOf(shop), shopperOf);
  return <WelcomePage firstName={firstName} isShopper={isShopper} hasOnecard={hasOnecard} />;
}
