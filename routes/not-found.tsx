import { createFileRoute } from '@tanstack/react-router';
import { NotFoundRoute } from './-not-found.tsx';
import { place } from './-place.ts';

const { staticData, head } = place('notFound');

export const Route = createFileRoute('/not-found')({
  staticData: { ...staticData, status: 404 },
  head,
  component: NotFoundRoute,
});
