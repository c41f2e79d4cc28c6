import type { ReactNode } from 'react';
import { NotFoundPage } from '#ui/pages/errors/not-found-page.tsx';

export function NotFoundRoute(): ReactNode {
  return <NotFoundPage />;
}
