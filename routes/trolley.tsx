import { createFileRoute } from '@tanstack/react-router';
import { NotYetRoute } from './-not-yet.tsx';
import { place } from './-place.ts';

export const Route = createFileRoute('/trolley')({
  ...place('trolley'),
  component: NotYetRoute,
});
