import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListsPage } from '#ui/pages/lists/lists-page.tsx';

export function ListsRoute(): ReactNode {
  const counts = useLoaderData({ from: '/lists' });
  return counts ? <ListsPage counts={counts} /> : null;
}
