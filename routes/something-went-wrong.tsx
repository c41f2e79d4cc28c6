import { createFileRoute } from '@tanstack/react-router';
import { place } from './-place.ts';
import { ServerErrorRoute } from './-server-error.tsx';

const { staticData, head } = place('somethingWentWrong');

export const Route = createFileRoute('/something-went-wrong')({
  staticData: { ...staticData, status: 500 },
  head,
  component: ServerErrorRoute,
});
