import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotFoundPage } from '#ui/pages/errors/not-found-page.tsx';

export function NotFoundRoute(): ReactNode {
  const { report } = useRouter().options.context;
  return <NotFoundPage onReport={(say) => report?.(say)} />;
}
