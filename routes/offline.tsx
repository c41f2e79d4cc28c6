import { createFileRoute } from '@tanstack/react-router';
import { OfflineRoute } from './-offline.tsx';
import { place } from './-place.ts';

const { staticData, head } = place('offline');

export const Route = createFileRoute('/offline')({
  staticData: { ...staticData, isStatic: true },
  head,
  component: OfflineRoute,
});
