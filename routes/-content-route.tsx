import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShownPage } from '#services/content/content.contract.ts';
import { ContentPageView } from '#ui/pages/content/content-page.tsx';

export function ContentRoute(): ReactNode {
  const page = useMatches({ select: (matches) => matches.at(-1)?.loaderData as ShownPage | undefined });
  return page ? <ContentPageView page={page} /> : null;
}
